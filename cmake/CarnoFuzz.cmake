# One fuzzer per tests/fuzz/fuzz_*.cpp, all built by the target carno_fuzz. The asan preset instruments the libraries.

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "CARNO_FUZZ needs clang: use the preset asan")
endif()

add_custom_target(carno_fuzz)
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp)
foreach(source IN LISTS fuzz_sources)
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE carno_options)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/codec/src)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  carno_link(${name} PRIVATE carno_codec carno_sim carno_bots carno_content carno_engine)
  add_dependencies(carno_fuzz ${name})
endforeach()
