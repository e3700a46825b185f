// what reads files and scripts: nothing here does
#include "fityk/luabridge.h"
#include <stdexcept>
#include <xylib/cache.h>
#include <xylib/xylib.h>

extern "C" const char *xylib_get_version() { return "1.6"; }

namespace xylib {
dataset_shared_ptr Cache::load_file(std::string const &, std::string const &, std::string const &) { throw std::runtime_error("no files"); }
Cache *Cache::Get() { return nullptr; }
bool DataSet::is_valid_option(std::string const &) const { return false; }
const Block *DataSet::get_block(int) const { return nullptr; }
const Column &Block::get_column(int) const { throw std::runtime_error("no files"); }
int Block::get_point_count() const { return 0; }
std::string const &Block::get_name() const { throw std::runtime_error("no files"); }
bool MetaData::has_key(std::string const &) const { return false; }
std::string const &MetaData::get(std::string const &) const { throw std::runtime_error("no files"); }
int DataSet::get_block_count() const { return 0; }
int Block::get_column_count() const { return 0; }
}

namespace fityk {
LuaBridge::LuaBridge(Full *full) : L_(nullptr) {}
LuaBridge::~LuaBridge() {}
void LuaBridge::close_lua() {}
void LuaBridge::exec_lua_string(std::string const &) {}
void LuaBridge::exec_lua_output(std::string const &) {}
void LuaBridge::exec_lua_script(std::string const &) {}
bool LuaBridge::is_lua_line_incomplete(const char *) { return false; }
}
