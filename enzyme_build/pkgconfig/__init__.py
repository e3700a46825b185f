"""For Meson and pkg-config, which find it by the entry point `pkg_config`: only files, and cheap to import."""
