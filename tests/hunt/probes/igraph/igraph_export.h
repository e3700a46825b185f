#pragma once
#define IGRAPH_EXPORT
#define IGRAPH_NO_EXPORT
#define IGRAPH_DEPRECATED
