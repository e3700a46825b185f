#pragma once
#define IGRAPH_THREAD_SAFE 0
