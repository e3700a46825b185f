#pragma once
#define PACKAGE "phyml"
#define HAVE_MATH_H 1
