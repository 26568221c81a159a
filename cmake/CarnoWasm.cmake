# carno_sim.wasm: engine, bots and simulator as one WASI command, run by wasm/run.mjs.

file(GLOB wasm_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/wasm/*.cpp)
if(NOT wasm_sources)
  return()
endif()
if(NOT EXISTS "${CARNO_CONTENT_BLOB}")
  message(FATAL_ERROR "No compiled content at '${CARNO_CONTENT_BLOB}': build the target carno_content_blob of the "
    "preset release first, or set CARNO_CONTENT_BLOB")
endif()

set(blob_asm ${CMAKE_BINARY_DIR}/generated/content_blob.S)
configure_file(${PROJECT_SOURCE_DIR}/cmake/content_blob.S.in ${blob_asm} @ONLY)
set_source_files_properties(${blob_asm} PROPERTIES OBJECT_DEPENDS ${CARNO_CONTENT_BLOB})

add_executable(carno_sim_wasm ${wasm_sources} ${blob_asm})
set_target_properties(carno_sim_wasm PROPERTIES OUTPUT_NAME carno_sim SUFFIX .wasm)
target_link_libraries(carno_sim_wasm PRIVATE carno_options)
carno_link(carno_sim_wasm PRIVATE carno_sim carno_bots carno_engine)
# The default stack is 64 KiB, too small for a search over copies of Game; placed first, an overflow traps.
target_link_options(carno_sim_wasm PRIVATE -Wl,-z,stack-size=1048576 -Wl,--stack-first)
