# What is installed, and the Debian package: scripts/package.sh makes it.

include(GNUInstallDirs)
set(page ${PROJECT_SOURCE_DIR}/build/page)
install(CODE "
  if(NOT EXISTS \"${page}/index.html\")
    message(FATAL_ERROR \"The page is not built: scripts/page.sh\")
  endif()")
install(TARGETS carno RUNTIME)
install(DIRECTORY ${page}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/carno/page)
install(FILES README.md CHANGELOG.md THIRD_PARTY_NOTICES.md docs/guide/hosting.md TYPE DOC)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(FILES packaging/carno.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES packaging/carno.service DESTINATION lib/systemd/system)
install(FILES packaging/carno.default DESTINATION /etc/default RENAME carno)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "Carno contributors")
set(CPACK_PACKAGE_VENDOR "Carno contributors")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/package)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Nemesis with its Carnomorphs expansion, for browser and terminal
A rules-exact digital version of the board game, with bots, for one machine or
for friends over the network. The service carno runs the server; people play
in their browsers. An unofficial fan work.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/packaging/debian/postinst
  ${PROJECT_SOURCE_DIR}/packaging/debian/prerm
  ${PROJECT_SOURCE_DIR}/packaging/debian/postrm
  ${PROJECT_SOURCE_DIR}/packaging/debian/conffiles)
include(CPack)
