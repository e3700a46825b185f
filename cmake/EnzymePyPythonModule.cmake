# enzymepy_python_module: a Python module beside a shared library, with the functions' prototypes from the bitcode's
# debug information.  `enzyme-build bind` reads the objects before they are linked and writes two things: the requests
# for the gradients, which are linked too, and the module.

function(enzymepy_python_module target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MODULE;SETTINGS;DESTINATION" "")
  if(NOT arg_MODULE OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "enzymepy_python_module(<target> MODULE <package.module> [SETTINGS <pyproject.toml>] "
            "[DESTINATION <directory>]): wrong arguments: ${ARGN}")
  endif()
  _enzymepy_variables()
  enzymepy_differentiate(${target})
  get_target_property(type ${target} TYPE)
  if(NOT type MATCHES "^(SHARED|MODULE)_LIBRARY$")
    message(FATAL_ERROR "enzymepy_python_module(${target}): Python loads a SHARED or MODULE library, not a target of kind ${type}.")
  endif()
  if(NOT arg_SETTINGS)
    set(arg_SETTINGS "pyproject.toml")
  endif()
  get_filename_component(settings "${arg_SETTINGS}" ABSOLUTE)
  string(REPLACE "." "/" path "${arg_MODULE}")
  get_filename_component(package "${path}" DIRECTORY)
  if(NOT DEFINED arg_DESTINATION)
    set(arg_DESTINATION "${package}")
  endif()
  if(arg_DESTINATION STREQUAL "")
    set(arg_DESTINATION ".")
  endif()
  set(directory "${CMAKE_CURRENT_BINARY_DIR}/${target}_bitcode.dir/$<CONFIG>/python")
  set_target_properties(${target} PROPERTIES
    ENZYMEPY_MODULE "${directory}/${path}.py" ENZYMEPY_SETTINGS "${settings}")
  # a file that was rebuilt within a second of its installed copy would count as installed already
  install(CODE "set(ENV{CMAKE_INSTALL_ALWAYS} 1)")
  install(FILES "${directory}/${path}.py" "${directory}/${path}.pyi" "${directory}/${package}/py.typed"
          DESTINATION "${arg_DESTINATION}")
  if(SKBUILD_STATE STREQUAL "editable" AND NOT package STREQUAL "")
    # the package's sources lie elsewhere: a partial stub package is where type checkers look for what is missing there
    string(REGEX REPLACE "^([^/]+)" "\\1-stubs" stubs "${package}")
    string(REGEX REPLACE "/.*" "" top "${stubs}")
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/stubs/py.typed" CONTENT "partial\n")
    install(FILES "${directory}/${path}.pyi" DESTINATION "${stubs}")
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/stubs/py.typed" DESTINATION "${top}")
  endif()
  install(TARGETS ${target} LIBRARY DESTINATION "${arg_DESTINATION}" RUNTIME DESTINATION "${arg_DESTINATION}")
endfunction()

# Sets `result` to the file with the requests that the Python module of `target` needs.
function(_enzymepy_bind target objects directory response more result)
  _enzymepy_variables()
  get_target_property(module ${target} ENZYMEPY_MODULE)
  get_target_property(settings ${target} ENZYMEPY_SETTINGS)
  get_filename_component(package "${module}" DIRECTORY)
  string(REGEX REPLACE "\\.py$" ".pyi" stub "${module}")
  set(requests "${directory}/requests.o") # LLVM text; CMake takes a file of this name for an object
  add_custom_command(
    OUTPUT "${requests}" "${module}" "${stub}" "${package}/py.typed"
    COMMAND ${EnzymePy_RUN} enzyme-build bind "@${response}" --settings "${settings}" --requests "${requests}"
            --module "${module}" --library "$<TARGET_FILE_NAME:${target}>"
    COMMAND "${CMAKE_COMMAND}" -E touch "${requests}" "${module}" "${stub}" "${package}/py.typed"
    DEPENDS ${objects} "$<TARGET_OBJECTS:${objects}>" ${more} "${settings}" "${response}"
    COMMENT "Writing the Python module of ${target}"
    VERBATIM)
  set_property(TARGET ${objects} APPEND PROPERTY COMPILE_OPTIONS -g) # prototypes and argument names
  set(${result} "${requests}" PARENT_SCOPE)
endfunction()
