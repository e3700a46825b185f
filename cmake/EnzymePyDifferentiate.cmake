# enzymepy_differentiate: moves the sources of a target into an OBJECT library that is compiled to bitcode, and gives
# the target one native object in their place, made by `enzyme-build link`.
#
# Everything is done by CMake's own means (dependency scanning, generator expressions, precompiled headers, Fortran
# module order); only the compiler is replaced, by a compiler launcher.

set(_ENZYMEPY_SWITCHED_PROPERTIES
    C_STANDARD C_EXTENSIONS C_STANDARD_REQUIRED C_VISIBILITY_PRESET
    CXX_STANDARD CXX_EXTENSIONS CXX_STANDARD_REQUIRED CXX_VISIBILITY_PRESET VISIBILITY_INLINES_HIDDEN
    Fortran_FORMAT Fortran_PREPROCESS Fortran_MODULE_DIRECTORY Fortran_VISIBILITY_PRESET
    COMPILE_FLAGS COMPILE_WARNING_AS_ERROR NO_SYSTEM_FROM_IMPORTED POSITION_INDEPENDENT_CODE
    PRECOMPILE_HEADERS UNITY_BUILD UNITY_BUILD_MODE UNITY_BUILD_BATCH_SIZE
    EXCLUDE_FROM_ALL FOLDER EXPORT_COMPILE_COMMANDS)

function(enzymepy_add_library name)
  add_library(${name} ${ARGN})
  enzymepy_differentiate(${name})
endfunction()

function(enzymepy_differentiate target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SAVE_STAGES" "OPTIONS;BITCODE_LIBRARIES;DERIVATIVES")
  _enzymepy_check_target("${target}" "${arg_UNPARSED_ARGUMENTS}")
  if(arg_SAVE_STAGES)
    get_filename_component(stages "${arg_SAVE_STAGES}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    list(APPEND arg_OPTIONS --save-stages "${stages}")
  endif()
  foreach(what IN ITEMS OPTIONS BITCODE_LIBRARIES DERIVATIVES)
    if(arg_${what}) # appending nothing would empty the property
      set_property(TARGET ${target} APPEND PROPERTY ENZYMEPY_${what} ${arg_${what}})
    endif()
  endforeach()
  get_target_property(already ${target} ENZYMEPY_DIFFERENTIATED)
  if(NOT already)
    set_target_properties(${target} PROPERTIES ENZYMEPY_DIFFERENTIATED TRUE)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL _enzymepy_finalize [[${target}]])")
  endif()
endfunction()

function(_enzymepy_check_target target unknown)
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "enzymepy_differentiate: there is no target `${target}`; call it after add_library or add_executable.")
  endif()
  if(unknown)
    message(FATAL_ERROR "enzymepy_differentiate(${target}): unknown arguments: ${unknown}. "
            "Known: OPTIONS, BITCODE_LIBRARIES, DERIVATIVES, SAVE_STAGES.")
  endif()
  get_target_property(type ${target} TYPE)
  get_target_property(imported ${target} IMPORTED)
  if(imported OR NOT type MATCHES "^(EXECUTABLE|SHARED_LIBRARY|MODULE_LIBRARY|STATIC_LIBRARY)$")
    message(FATAL_ERROR "enzymepy_differentiate(${target}): a target of this kind (${type}) is never linked; differentiate "
            "the executable or the shared, module or static library that it becomes part of.")
  endif()
  get_target_property(directory ${target} SOURCE_DIR)
  if(NOT directory STREQUAL CMAKE_CURRENT_SOURCE_DIR)
    message(FATAL_ERROR "enzymepy_differentiate(${target}): call it in the directory of the target, ${directory}.")
  endif()
endfunction()

# ---------------------------------------------------------------------------------------------------------------------
# At the end of the directory: the target's properties are final.

function(_enzymepy_finalize target)
  get_target_property(carriers ${target} ENZYMEPY_DERIVATIVES)
  if(carriers) # not target_link_libraries: the project may use its signature with or without keywords
    set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES ${carriers})
  endif()
  _enzymepy_split_sources(${target} compiled kept languages)
  if(NOT compiled)
    message(FATAL_ERROR "enzymepy_differentiate(${target}): it has no C, C++ or Fortran source to differentiate.")
  endif()
  _enzymepy_check_languages(${target} "${languages}")
  add_library(${target}_bitcode OBJECT ${compiled})
  _enzymepy_forward_properties(${target} ${target}_bitcode)
  _enzymepy_replace_compilers(${target}_bitcode "${languages}")
  _enzymepy_link(${target} ${target}_bitcode "${languages}" native)
  set_property(TARGET ${target} PROPERTY SOURCES ${kept} ${native})
  _enzymepy_link_language(${target} "${languages}")
endfunction()

# The sources by what becomes of them: `compiled` to bitcode, or `kept` (headers, objects of other targets).
function(_enzymepy_split_sources target compiled kept languages)
  get_target_property(sources ${target} SOURCES)
  set(compiled_list "")
  set(kept_list "")
  set(language_list "")
  foreach(source IN LISTS sources)
    _enzymepy_language("${source}" language)
    if(language)
      list(APPEND compiled_list "${source}")
      list(APPEND language_list ${language})
    else()
      list(APPEND kept_list "${source}")
    endif()
  endforeach()
  list(REMOVE_DUPLICATES language_list)
  set(${compiled} "${compiled_list}" PARENT_SCOPE)
  set(${kept} "${kept_list}" PARENT_SCOPE)
  set(${languages} "${language_list}" PARENT_SCOPE)
endfunction()

# C, CXX or Fortran, or nothing; of a generator expression it is the language of the file that it ends in.
function(_enzymepy_language source result)
  set(${result} "" PARENT_SCOPE)
  if(source MATCHES "^\\$<TARGET_OBJECTS:")
    return()
  endif()
  if(NOT source MATCHES "\\$<")
    get_source_file_property(header_only "${source}" HEADER_FILE_ONLY)
    get_source_file_property(external "${source}" EXTERNAL_OBJECT)
    get_source_file_property(language "${source}" LANGUAGE)
    if(header_only OR external)
      return()
    endif()
    if(language MATCHES "^(C|CXX|Fortran)$")
      set(${result} ${language} PARENT_SCOPE)
      return()
    endif()
  endif()
  foreach(language IN ITEMS C CXX Fortran)
    foreach(extension IN LISTS CMAKE_${language}_SOURCE_FILE_EXTENSIONS)
      string(REPLACE "+" "\\+" extension "${extension}")
      if(source MATCHES "\\.${extension}>*$")
        set(${result} ${language} PARENT_SCOPE)
        return()
      endif()
    endforeach()
  endforeach()
  # CMake leaves out what it has no compiler for, without a word
  foreach(pair IN ITEMS "Fortran=([fF]|[fF]77|[fF]90|[fF]95|[fF]03|[fF]08|for|FOR)" "CXX=(cc|cpp|cxx|c\\+\\+|C|CPP)" "C=c")
    string(REGEX REPLACE "=.*" "" language "${pair}")
    string(REGEX REPLACE "^[^=]+=" "" suffix "${pair}")
    if(source MATCHES "\\.${suffix}>*$" AND NOT CMAKE_${language}_COMPILER_LOADED)
      message(FATAL_ERROR "enzymepy_differentiate: ${source} is ${language}, but the project does not enable "
              "${language}: write project(... LANGUAGES ... ${language}).")
    endif()
  endforeach()
  if(source MATCHES "\\.rs>*$")
    message(FATAL_ERROR "enzymepy_differentiate: ${source} is Rust, which CMake does not compile: build a static library "
            "with cargo, and name it in BITCODE_LIBRARIES.")
  endif()
endfunction()

function(_enzymepy_forward_properties target objects)
  foreach(property IN ITEMS INCLUDE_DIRECTORIES COMPILE_DEFINITIONS COMPILE_OPTIONS COMPILE_FEATURES)
    set_property(TARGET ${objects} PROPERTY ${property} "$<TARGET_PROPERTY:${target},${property}>")
  endforeach()
  foreach(property IN LISTS _ENZYMEPY_SWITCHED_PROPERTIES)
    get_target_property(value ${target} ${property})
    if(NOT value MATCHES "-NOTFOUND$")
      set_property(TARGET ${objects} PROPERTY ${property} "${value}")
    endif()
  endforeach()
  # As usage requirements and as an order: generated headers and Fortran modules of linked targets come first.
  get_target_property(libraries ${target} LINK_LIBRARIES)
  if(libraries)
    set_property(TARGET ${objects} PROPERTY LINK_LIBRARIES "${libraries}")
  endif()
  get_target_property(dependencies ${target} MANUALLY_ADDED_DEPENDENCIES)
  if(dependencies)
    add_dependencies(${objects} ${dependencies})
  endif()
  get_target_property(type ${target} TYPE)
  if(type MATCHES "^(SHARED|MODULE)_LIBRARY$")
    get_target_property(symbol ${target} DEFINE_SYMBOL)
    if(NOT symbol)
      string(MAKE_C_IDENTIFIER "${target}_EXPORTS" symbol)
    endif()
    set_property(TARGET ${objects} APPEND PROPERTY COMPILE_DEFINITIONS ${symbol})
  endif()
  if(NOT DEFINED CMAKE_POSITION_INDEPENDENT_CODE AND NOT type STREQUAL EXECUTABLE)
    get_target_property(independent ${target} POSITION_INDEPENDENT_CODE)
    if(independent MATCHES "-NOTFOUND$" AND NOT type STREQUAL STATIC_LIBRARY)
      set_property(TARGET ${objects} PROPERTY POSITION_INDEPENDENT_CODE TRUE)
    endif()
  endif()
  set_target_properties(${objects} PROPERTIES INTERPROCEDURAL_OPTIMIZATION FALSE CXX_SCAN_FOR_MODULES FALSE)
endfunction()

# ---------------------------------------------------------------------------------------------------------------------
# Compilers: enzyme-cc, enzyme-c++ and enzyme-fc run in place of the project's, with the same arguments.

function(_enzymepy_check_languages target languages)
  if(NOT "Fortran" IN_LIST languages OR CMAKE_Fortran_COMPILER_ID STREQUAL "LLVMFlang")
    return()
  endif()
  _enzymepy_facts(Fortran)
  if(EnzymePy_Fortran_ERROR)
    message(FATAL_ERROR "enzymepy_differentiate(${target}): ${EnzymePy_Fortran_ERROR}")
  endif()
  message(FATAL_ERROR "enzymepy_differentiate(${target}): it has Fortran sources, and the project's Fortran compiler is "
          "${CMAKE_Fortran_COMPILER_ID} (${CMAKE_Fortran_COMPILER}), which has no LLVM bitcode and another format of module "
          "files. Configure a fresh build directory with -DCMAKE_Fortran_COMPILER=${EnzymePy_Fortran_COMPILER}")
endfunction()

function(_enzymepy_replace_compilers objects languages)
  # enzyme.h: our compilers find it by themselves, tools that read compile_commands.json do not
  _enzymepy_facts(${languages})
  set_property(TARGET ${objects} APPEND PROPERTY COMPILE_OPTIONS
               "$<$<COMPILE_LANGUAGE:C,CXX>:SHELL:-idirafter \"${EnzymePy_INCLUDE_DIR}\">")
  foreach(language IN LISTS languages)
    _enzymepy_words(${language} count)
    set_property(TARGET ${objects} PROPERTY ${language}_COMPILER_LAUNCHER ${EnzymePy_RUN} compile ${language} ${count})
  endforeach()
endfunction()

# The number of words that name the project's compiler on a command line.
function(_enzymepy_words language result)
  separate_arguments(words UNIX_COMMAND "${CMAKE_${language}_COMPILER_ARG1}")
  list(LENGTH words count)
  math(EXPR count "${count} + 1")
  set(${result} ${count} PARENT_SCOPE)
endfunction()

# Sets EnzymePy_<LANG>_{COMPILER,LINK_LIBRARIES,HIDDEN_ARCHIVES,LINKER,ERROR} for each language, and
# EnzymePy_INCLUDE_DIR; asked once a configuration.
macro(_enzymepy_facts)
  string(JOIN "_" _enzymepy_key ENZYMEPY_FACTS ${ARGN})
  get_property(_enzymepy_code GLOBAL PROPERTY ${_enzymepy_key})
  if(NOT _enzymepy_code)
    execute_process(
      COMMAND ${EnzymePy_RUN} facts ${ARGN}
      OUTPUT_VARIABLE _enzymepy_code ERROR_VARIABLE _enzymepy_error RESULT_VARIABLE _enzymepy_status)
    if(NOT _enzymepy_status EQUAL 0)
      message(FATAL_ERROR "${_enzymepy_error}")
    endif()
    set_property(GLOBAL PROPERTY ${_enzymepy_key} "${_enzymepy_code}")
  endif()
  cmake_language(EVAL CODE "${_enzymepy_code}")
endmacro()

# ---------------------------------------------------------------------------------------------------------------------
# The link: all objects to one.

function(_enzymepy_link target objects languages native)
  _enzymepy_levels("${languages}" levels)
  get_target_property(options ${target} ENZYMEPY_OPTIONS)
  get_target_property(archives ${target} ENZYMEPY_BITCODE_LIBRARIES)
  get_target_property(type ${target} TYPE)
  set(directory "${CMAKE_CURRENT_BINARY_DIR}/${objects}.dir/$<CONFIG>")
  set(output "${directory}/${target}.o")
  set(response "${directory}/objects.rsp")
  # a precompiled header counts as an object
  set(bitcode "$<FILTER:$<TARGET_OBJECTS:${objects}>,EXCLUDE,\\.(gch|pch)$>")
  file(GENERATE OUTPUT "${response}" CONTENT "\"$<JOIN:${bitcode},\"\n\">\"\n")

  set(needed "")
  _enzymepy_files("${archives}" needed)
  get_target_property(carriers ${target} ENZYMEPY_DERIVATIVES)
  _enzymepy_files("${carriers}" needed)
  _enzymepy_bind(${target} ${objects} "${directory}" "${response}" needed)
  if(type STREQUAL "EXECUTABLE")
    list(APPEND options --executable)
  endif()
  list(REMOVE_ITEM options options-NOTFOUND "")
  _enzymepy_rule_file(rules)
  if(rules)
    list(APPEND options --rules "${rules}")
  endif()
  add_custom_command(
    OUTPUT "${output}"
    COMMAND ${EnzymePy_RUN} enzyme-build link "@${response}" ${needed} -c -o "${output}" ${levels} ${options}
    DEPENDS ${objects} "$<TARGET_OBJECTS:${objects}>" ${needed} ${rules} "${response}"
    COMMENT "Differentiating ${target}"
    COMMAND_EXPAND_LISTS VERBATIM)
  set_source_files_properties("${output}" PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  set(${native} "${output}" PARENT_SCOPE)
endfunction()

# The rule file enzyme.toml of this directory, or of one above it in the project. A directory from elsewhere
# (add_subdirectory(../x x), FetchContent) has its own or that of the directory which adds it. One that is made or
# deleted later makes the next build configure again.
function(_enzymepy_rule_file result)
  set(places "")
  set(scope "${CMAKE_CURRENT_SOURCE_DIR}")
  while(scope)
    get_property(parent DIRECTORY "${scope}" PROPERTY PARENT_DIRECTORY)
    list(APPEND places "${scope}/enzyme.toml")
    cmake_path(IS_PREFIX parent "${scope}" inside)
    if(parent AND inside)
      cmake_path(GET scope PARENT_PATH between)
      while(NOT between STREQUAL parent)
        list(APPEND places "${between}/enzyme.toml")
        cmake_path(GET between PARENT_PATH between)
      endwhile()
    endif()
    set(scope "${parent}")
  endwhile()
  if(EnzymePy_PROJECT) # the project of settings alone, which CMake code of ours builds
    list(APPEND places "${EnzymePy_PROJECT}/enzyme.toml")
  endif()
  set(patterns "${places}")
  list(TRANSFORM patterns REPLACE "([][*?])" "[\\1]") # the names themselves, not what they match
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  set(${result} "" PARENT_SCOPE)
  foreach(place IN LISTS places) # the nearest
    if(EXISTS "${place}")
      set(${result} "${place}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# The optimisation level that the project's flags name, for each configuration: the last one counts.
function(_enzymepy_levels languages result)
  list(GET languages 0 language)
  set(configurations ${CMAKE_CONFIGURATION_TYPES})
  if(NOT configurations)
    set(configurations ${CMAKE_BUILD_TYPE})
  endif()
  string(REGEX MATCHALL "-O([0-3]|s|z|fast)" found "${CMAKE_${language}_FLAGS}")
  foreach(configuration IN LISTS configurations)
    string(TOUPPER "${configuration}" name)
    string(REGEX MATCHALL "-O([0-3]|s|z|fast)" of_configuration "${CMAKE_${language}_FLAGS_${name}}")
    foreach(level IN LISTS of_configuration)
      list(APPEND found "$<$<CONFIG:${configuration}>:${level}>")
    endforeach()
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Appends to `result` the files that `items` are: targets by their output, others relative to the source directory.
function(_enzymepy_files items result)
  set(files ${${result}})
  foreach(item IN LISTS items)
    if(NOT item OR item MATCHES "-NOTFOUND$")
      continue()
    elseif(TARGET "${item}")
      list(APPEND files "$<TARGET_FILE:${item}>")
    elseif(item MATCHES "\\$<")
      list(APPEND files "${item}")
    else()
      get_filename_component(path "${item}" ABSOLUTE)
      list(APPEND files "${path}")
    endif()
  endforeach()
  set(${result} "${files}" PARENT_SCOPE)
endfunction()

# One native object has no language of its own: C links it, or C++ where C++ sources were, with Fortran's runtime added.
function(_enzymepy_link_language target languages)
  get_target_property(chosen ${target} LINKER_LANGUAGE)
  if(NOT chosen)
    if("CXX" IN_LIST languages)
      set(chosen CXX)
    elseif("C" IN_LIST languages OR CMAKE_C_COMPILER_LOADED)
      set(chosen C)
    else()
      set(chosen Fortran)
    endif()
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE ${chosen})
  endif()
  _enzymepy_facts(${languages})
  get_target_property(type ${target} TYPE)
  foreach(language IN LISTS languages)
    if(EnzymePy_${language}_ERROR)
      message(FATAL_ERROR "enzymepy_differentiate(${target}): ${EnzymePy_${language}_ERROR}")
    endif()
    if(EnzymePy_${language}_LINKER AND NOT CMAKE_${language}_COMPILER MATCHES "/enzyme-[^/]*$")
      _enzymepy_link_with(${target} ${type} ${language} "${EnzymePy_${language}_LINKER}")
    endif()
    # a library does not show the run-time library that is linked into it
    if(NOT type STREQUAL "STATIC_LIBRARY")
      foreach(archive IN LISTS EnzymePy_${language}_HIDDEN_ARCHIVES)
        set_property(TARGET ${target} APPEND PROPERTY LINK_OPTIONS "-Wl,--exclude-libs,${archive}")
      endforeach()
    endif()
    if(language STREQUAL chosen)
      continue()
    endif()
    # not target_link_libraries: the project may use its signature with or without keywords
    foreach(library IN LISTS EnzymePy_${language}_LINK_LIBRARIES)
      set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES "${library}")
      if(type STREQUAL "STATIC_LIBRARY")
        set_property(TARGET ${target} APPEND PROPERTY INTERFACE_LINK_LIBRARIES "$<LINK_ONLY:${library}>")
      endif()
    endforeach()
  endforeach()
endfunction()

# The compiler of the sources must also link, because of its standard library; the project's own is replaced.
function(_enzymepy_link_with target type language linker)
  if(type STREQUAL "STATIC_LIBRARY")
    message(FATAL_ERROR "enzymepy_differentiate(${target}): its ${language} sources are compiled by the clang of the package "
            "ziglang, because no other clang was found, and what links this static library must use the same compiler. "
            "Configure a fresh build directory with --toolchain ${EnzymePy_CMAKE_DIR}/EnzymePyToolchain.cmake, or install clang.")
  endif()
  _enzymepy_words(${language} count)
  string(JOIN "\" \"" command ${EnzymePy_RUN} compile ${language} ${count})
  set_target_properties(${target} PROPERTIES RULE_LAUNCH_LINK "\"${command}\"" LINKER_LANGUAGE ${language})
endfunction()
