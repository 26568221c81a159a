# carno_bench: what docs/performance.md is measured with.

# carno_load: players for a running server, a program of its own.
if(TARGET carno_server)
  carno_executable(carno_load server/load LINK carno_server CLI11::CLI11)
endif()

find_package(benchmark QUIET)
if(NOT benchmark_FOUND)
  message(STATUS "Google Benchmark is not installed: no carno_bench")
  return()
endif()
carno_executable(carno_bench bench
  LINK carno_codec carno_sim carno_bots carno_content carno_engine benchmark::benchmark_main)
if(TARGET carno_bench)
  target_include_directories(carno_bench PRIVATE engine/src)
endif()
