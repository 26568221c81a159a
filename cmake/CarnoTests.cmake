# carno_tests: unit and property tests. Without GoogleTest or RapidCheck there are no tests, and `./play` still builds.

find_package(GTest QUIET)
find_package(rapidcheck QUIET)
if(NOT GTest_FOUND OR NOT rapidcheck_FOUND)
  message(STATUS "GoogleTest or RapidCheck is not installed: no carno_tests")
  return()
endif()

carno_executable(carno_tests tests/unit tests/properties
  LINK carno_codec carno_sim carno_bots carno_content carno_engine rapidcheck GTest::gtest_main)
if(NOT TARGET carno_tests)
  return()
endif()
# Tests may look inside the engine; nothing else may.
target_include_directories(carno_tests PRIVATE engine/src tests)

# Tests of a table without a server or a terminal around it.
carno_executable(carno_session_tests tests/session
  LINK carno_session carno_codec carno_bots carno_content carno_engine GTest::gtest_main)
if(TARGET carno_session_tests)
  target_include_directories(carno_session_tests PRIVATE session/src tests)
endif()

# Tests against a real server on a free port; they play whole games, so they are a program of their own.
if(TARGET carno_server)
  carno_executable(carno_server_tests tests/server
    LINK carno_server carno_codec carno_bots carno_content carno_engine GTest::gtest_main)
  target_include_directories(carno_server_tests PRIVATE server/src tests/server)
  add_dependencies(carno_server_tests carno)  # one test kills it and starts it again
endif()

enable_testing()
include(GoogleTest)
gtest_discover_tests(carno_tests
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  DISCOVERY_MODE PRE_TEST
  DISCOVERY_TIMEOUT 60
  PROPERTIES TIMEOUT 900)
if(TARGET carno_session_tests)
  gtest_discover_tests(carno_session_tests
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 300)
endif()
if(TARGET carno_server_tests)
  gtest_discover_tests(carno_server_tests
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 300)
endif()
