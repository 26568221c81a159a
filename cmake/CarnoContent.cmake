# carno_content: every content/**.json inside the binary, as the table of carno/embedded_content.h.
# The bytes enter through the assembler (.incbin), so that megabytes of cards cost no compile time.

file(GLOB_RECURSE content_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/content/*.json)
list(FILTER content_files EXCLUDE REGEX "^${PROJECT_SOURCE_DIR}/content/schema/")
list(SORT content_files)
if(NOT content_files)
  return()
endif()

# The list is a file of its own: adding or removing a content file changes it, and so rebuilds the table.
set(content_list ${CMAKE_BINARY_DIR}/generated/content_files.txt)
list(JOIN content_files "\n" content_list_text)
file(CONFIGURE OUTPUT ${content_list} CONTENT "${content_list_text}\n" @ONLY)

set(content_cpp ${CMAKE_BINARY_DIR}/generated/embedded_content.cpp)
set(content_asm ${CMAKE_BINARY_DIR}/generated/embedded_content.S)
add_custom_command(OUTPUT ${content_cpp} ${content_asm}
  COMMAND ${CMAKE_COMMAND}
    -DLIST=${content_list} -DROOT=${PROJECT_SOURCE_DIR}/content -DCPP=${content_cpp} -DASM=${content_asm}
    -P ${PROJECT_SOURCE_DIR}/cmake/EmbedContent.cmake
  DEPENDS ${content_list} ${content_files} ${PROJECT_SOURCE_DIR}/cmake/EmbedContent.cmake
  COMMENT "Embedding the content"
  VERBATIM)

add_library(carno_content STATIC ${content_cpp} ${content_asm})
target_include_directories(carno_content PUBLIC ${PROJECT_SOURCE_DIR}/codec/include)
target_link_libraries(carno_content PRIVATE carno_options)
