# Run as a script: cmake -DLIST=… -DROOT=… -DCPP=… -DASM=… -P EmbedContent.cmake
# Writes ASM (the bytes of each file named in LIST) and CPP (the table over them, with paths relative to ROOT).

file(STRINGS ${LIST} files)
set(asm "    .section .rodata\n")
set(declarations "")
set(entries "")
set(index 0)
foreach(file IN LISTS files)
  file(RELATIVE_PATH path ${ROOT} ${file})
  file(SIZE ${file} size)
  set(symbol carno_content_${index})
  string(APPEND asm "    .globl ${symbol}\n${symbol}:\n    .incbin \"${file}\"\n    .byte 0\n")
  string(APPEND declarations "extern \"C\" const char ${symbol}[];\n")
  string(APPEND entries "    {\"${path}\", {${symbol}, ${size}}},\n")
  math(EXPR index "${index} + 1")
endforeach()
string(APPEND asm "    .section .note.GNU-stack,\"\",%progbits\n")

file(WRITE ${ASM} "${asm}")
file(WRITE ${CPP} "#include \"carno/embedded_content.h\"

${declarations}
namespace carno {
namespace {

constexpr EmbeddedFile files[] = {
${entries}};

}  // namespace

std::span<const EmbeddedFile> embedded_content() { return files; }

}  // namespace carno
")
