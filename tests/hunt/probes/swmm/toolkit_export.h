#pragma once
#define EXPORT_TOOLKIT
