#pragma once
double pair(double r);
