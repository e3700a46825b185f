# Rust: a source `x.rs` is the root of a crate without others. rustc, which CMake does not know, makes bitcode of it, one
# more object of the target, and an archive with Rust's own library, of which the link takes what it needs.

# Sets `result` to the objects that the Rust sources of `target` become. They are no sources of it any more.
function(_enzymepy_compile_rust target result)
  _enzymepy_variables()
  set(${result} "" PARENT_SCOPE)
  get_target_property(sources ${target} SOURCES)
  set(crates ${sources})
  list(FILTER crates INCLUDE REGEX "\\.rs$")
  if(NOT crates)
    return()
  endif()
  get_target_property(type ${target} TYPE)
  if(NOT type MATCHES "^(EXECUTABLE|(SHARED|MODULE)_LIBRARY)$")
    message(FATAL_ERROR "enzymepy_differentiate(${target}): Rust sources belong to a target that is linked, of the kind "
            "SHARED, MODULE or an executable, and this is a ${type}.")
  endif()
  list(FILTER sources EXCLUDE REGEX "\\.rs$")
  set(directory "${CMAKE_CURRENT_BINARY_DIR}/${target}_rust.dir")
  get_target_property(options ${target} ENZYMEPY_RUST_OPTIONS)
  list(REMOVE_ITEM options options-NOTFOUND)
  set(objects "")
  foreach(crate IN LISTS crates)
    get_filename_component(path "${crate}" ABSOLUTE)
    get_filename_component(name "${crate}" NAME)
    list(LENGTH objects number)
    set(stem "${directory}/${number}-${name}")
    add_custom_command(
      OUTPUT "${stem}.o" "${stem}.a"
      COMMAND ${EnzymePy_RUN} rust "${path}" "${stem}" ${options}
      DEPENDS "${path}" DEPFILE "${stem}.d"
      COMMENT "Building Rust crate ${name}"
      VERBATIM)
    list(APPEND objects "${stem}.o")
    set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES "${stem}.a")
    set_property(TARGET ${target} APPEND PROPERTY LINK_OPTIONS "-Wl,--exclude-libs,${number}-${name}.a" "-Wl,--gc-sections")
  endforeach()
  set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  list(FILTER sources EXCLUDE REGEX "^sources-NOTFOUND$")
  _enzymepy_languages_of(${target} languages)
  if(NOT languages) # CMake compiles something for every target, and knows by it what links
    file(CONFIGURE OUTPUT "${directory}/rust.c" CONTENT "typedef int all_else_is_rust;\n")
    list(APPEND sources "${directory}/rust.c")
  endif()
  set_property(TARGET ${target} PROPERTY SOURCES ${sources} ${objects})
  set(${result} "${objects}" PARENT_SCOPE)
endfunction()
