#ifndef GALLEY_PLUGIN_H
#define GALLEY_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

/// The version of the interface that this header describes.
#define GALLEY_PLUGIN_VERSION 1

/// Takes the bytes of a reply; they are copied before the call returns.
typedef void (*galley_reply)(void *context, const uint8_t *bytes, size_t count);

/// What a plugin exports under the name `galley_strategies`.
///
/// A plugin that speaks another version of the interface returns that version, and does nothing else. One that speaks
/// `version` reads the request (JSON in UTF-8), calls `reply` once with `context` and its answer, and returns 0. Calls
/// may come from several threads at a time.
typedef int32_t (*galley_strategies_function)(
    int32_t version, const uint8_t *request, size_t count, void *context, galley_reply reply);

#endif
