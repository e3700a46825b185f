#pragma once
#define ANFANG 0.25
