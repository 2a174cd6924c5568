/* Preloaded by the trial alone: a frozen program sets where Qt finds its plugins, and this adds the trial's own place.
   The program's files stay as they were signed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int setenv(const char *name, const char *value, int overwrite)
{
    int (*next)(const char *, const char *, int) = (int (*)(const char *, const char *, int))dlsym(RTLD_NEXT, "setenv");
    char both[4096];

    if (strcmp(name, "QT_PLUGIN_PATH") == 0 && strstr(value, PLUGINS) == NULL) {
        snprintf(both, sizeof both, "%s:%s", value, PLUGINS);
        value = both;
    }
    return next(name, value, overwrite);
}
