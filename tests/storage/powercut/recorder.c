/* Records what a process does to the files under one directory, in the order in which it does it.
 *
 * Preloaded into the process. POWERCUT_ROOT names the directory, POWERCUT_LOG the log, which lies elsewhere. Each call
 * that changes something is made and then appended to the log, both under one lock; a sync is only noted, because it is
 * the laboratory that cuts the power. POWERCUT_FAILING lists the syncs of files that fail, counted from 1: ",3,17,".
 * Mapped memory is not seen: whoever reads the log compares it with the directory.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

_Static_assert(sizeof(off_t) == 8, "offsets have 64 bits");

struct __attribute__((packed)) header {
    uint8_t act;
    uint64_t inode, at;
    uint32_t first, second; /* lengths of what follows */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[PATH_MAX];
static int log_fd = -1, syncs = 0, reads_left = -1;
static const char *failing = "";

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("POWERCUT_ROOT"), *log = getenv("POWERCUT_LOG"), *fail = getenv("POWERCUT_FAILING");
    failing = fail ? fail : failing;
    if (where && log && realpath(where, root))
        log_fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CLOEXEC);
}

static void note(char act, uint64_t inode, uint64_t at, const void *first, size_t size, const char *second) {
    struct header header = {(uint8_t)act, inode, at, size, strlen(second)};
    struct iovec parts[] = {{&header, sizeof header}, {(void *)first, size}, {(void *)second, header.second}};
    ssize_t all = sizeof header + size + header.second;
    if (syscall(SYS_writev, log_fd, parts, 3) != all) {
        dprintf(2, "the recorder cannot write its log\n");
        abort();
    }
}

static void note_path(char act, uint64_t inode, mode_t mode, const char *path) {
    note(act, inode, mode & 07777, path, strlen(path), "");
}

/* The part of an absolute path below the directory ("" is the directory itself), or NULL. */
static const char *below(const char *path) {
    size_t length = strlen(root);
    if (strncmp(path, root, length))
        return NULL;
    return path[length] == '/' ? path + length + 1 : path[length] ? NULL : "";
}

/* Where the open file lies, and what it is; NULL if it is none of ours. The caller's errno stays. */
static const char *opened(int fd, char *path, struct stat *about) {
    int kept = errno;
    char link[64];
    const char *found = NULL;
    if (log_fd >= 0) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        ssize_t length = readlink(link, path, PATH_MAX - 1);
        if (length > 0) {
            path[length] = 0;
            found = fstat(fd, about) ? NULL : below(path);
        }
    }
    errno = kept;
    return found;
}

/* Where a name lies, whether or not it exists; NULL if it is none of ours. */
static const char *named(int dir, const char *path, char *whole) {
    char text[PATH_MAX + 64];
    int kept = errno;
    if (log_fd < 0)
        return NULL;
    if (path[0] == '/' || dir == AT_FDCWD)
        snprintf(text, sizeof text, "%s%s", path[0] == '/' ? "" : "./", path);
    else
        snprintf(text, sizeof text, "/proc/self/fd/%d/%s", dir, path);
    for (size_t end = strlen(text); end > 1 && text[end - 1] == '/'; end--)
        text[end - 1] = 0;
    char *base = strrchr(text, '/');
    *base++ = 0;
    char *parent = realpath(*text ? text : "/", whole);
    errno = kept;
    if (!parent || strlen(whole) + strlen(base) + 2 > PATH_MAX)
        return NULL;
    strcat(strcat(whole, "/"), base);
    return below(whole);
}

static int open_at(int dir, const char *path, int flags, mode_t mode) {
    char whole[PATH_MAX];
    struct stat about;
    if (log_fd < 0 || !(flags & (O_CREAT | O_TRUNC)))
        return syscall(SYS_openat, dir, path, flags, mode);
    pthread_mutex_lock(&lock);
    int kept = errno, existed = faccessat(dir, path, F_OK, 0) == 0;
    errno = kept;
    int fd = syscall(SYS_openat, dir, path, flags, mode);
    const char *ours = fd >= 0 ? opened(fd, whole, &about) : NULL;
    if (ours && !existed)
        note_path('C', about.st_ino, about.st_mode, ours);
    else if (ours && flags & O_TRUNC)
        note('T', about.st_ino, 0, "", 0, "");
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE(flags)                                                                                                    \
    mode_t mode = 0;                                                                                                   \
    if ((flags) & O_CREAT || ((flags) & O_TMPFILE) == O_TMPFILE) {                                                     \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode = va_arg(rest, mode_t);                                                                                   \
        va_end(rest);                                                                                                  \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return open_at(AT_FDCWD, path, flags, mode);
}
int openat(int dir, const char *path, int flags, ...) {
    MODE(flags)
    return open_at(dir, path, flags, mode);
}
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

/* Writes the parts at the place, or where the file stands if that is -1, and notes what was written of them. */
static ssize_t write_parts(int fd, const struct iovec *parts, int count, off_t at) {
    char path[PATH_MAX];
    struct stat about;
    int ours = opened(fd, path, &about) && S_ISREG(about.st_mode);
    if (ours)
        pthread_mutex_lock(&lock);
    ssize_t written = at < 0 ? syscall(SYS_writev, fd, parts, count)
                             : syscall(SYS_pwrite64, fd, parts->iov_base, parts->iov_len, at);
    if (!ours)
        return written;
    if (at < 0 && written > 0)
        at = lseek(fd, 0, SEEK_CUR) - written; /* right for O_APPEND, too */
    for (ssize_t left = written; left > 0; parts++) {
        ssize_t size = (ssize_t)parts->iov_len < left ? (ssize_t)parts->iov_len : left;
        note('W', about.st_ino, at, parts->iov_base, size, "");
        at += size;
        left -= size;
    }
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t writev(int fd, const struct iovec *parts, int count) { return write_parts(fd, parts, count, -1); }
ssize_t write(int fd, const void *data, size_t size) {
    return write_parts(fd, &(struct iovec){(void *)data, size}, 1, -1);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    if (at < 0)
        return syscall(SYS_pwrite64, fd, data, size, at);
    return write_parts(fd, &(struct iovec){(void *)data, size}, 1, at);
}

int ftruncate(int fd, off_t size) {
    char path[PATH_MAX];
    struct stat about;
    pthread_mutex_lock(&lock);
    int failed = syscall(SYS_ftruncate, fd, size);
    if (!failed && opened(fd, path, &about))
        note('T', about.st_ino, size, "", 0, "");
    pthread_mutex_unlock(&lock);
    return failed;
}
int truncate(const char *path, off_t size) {
    int fd = open_at(AT_FDCWD, path, O_WRONLY | O_CLOEXEC, 0);
    int failed = fd < 0 ? -1 : ftruncate(fd, size);
    if (fd >= 0)
        syscall(SYS_close, fd);
    return failed;
}

/* Called by the recorded program: the read of ours after so many more fails, and no other. */
void fail_read_after(int more) { reads_left = more; }

static ssize_t read_from(int fd, void *data, size_t size, off_t at) {
    char path[PATH_MAX];
    struct stat about;
    if (reads_left >= 0 && opened(fd, path, &about) && S_ISREG(about.st_mode) && reads_left-- == 0) {
        errno = EIO;
        return -1;
    }
    return at < 0 ? syscall(SYS_read, fd, data, size) : syscall(SYS_pread64, fd, data, size, at);
}
ssize_t read(int fd, void *data, size_t size) { return read_from(fd, data, size, -1); }
ssize_t pread(int fd, void *data, size_t size, off_t at) {
    return at < 0 ? syscall(SYS_pread64, fd, data, size, at) : read_from(fd, data, size, at);
}

static int sync_file(int fd, long call) {
    char whole[PATH_MAX];
    struct stat about;
    const char *path = opened(fd, whole, &about);
    if (!path)
        return syscall(call, fd);
    pthread_mutex_lock(&lock);
    int fails = 0;
    if (S_ISDIR(about.st_mode)) {
        note_path('D', 0, 0, path);
    } else {
        char number[16];
        snprintf(number, sizeof number, ",%d,", ++syncs);
        fails = strstr(failing, number) != NULL;
        note(fails ? 'F' : 'S', about.st_ino, 0, "", 0, "");
    }
    pthread_mutex_unlock(&lock);
    if (fails)
        errno = EIO;
    return -fails;
}
int fsync(int fd) { return sync_file(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_file(fd, SYS_fdatasync); }

/* Makes a call on one name, and notes it. */
static int change(char act, int dir, const char *path, long call, long argument) {
    char whole[PATH_MAX];
    struct stat about = {0};
    pthread_mutex_lock(&lock);
    const char *ours = named(dir, path, whole);
    int failed = syscall(call, dir, path, argument);
    if (!failed && ours) {
        if (call == SYS_mkdirat)
            fstatat(dir, path, &about, 0);
        note_path(act, 0, about.st_mode, ours);
    }
    pthread_mutex_unlock(&lock);
    return failed;
}
int unlinkat(int dir, const char *path, int flags) { return change('U', dir, path, SYS_unlinkat, flags); }
int unlink(const char *path) { return change('U', AT_FDCWD, path, SYS_unlinkat, 0); }
int rmdir(const char *path) { return change('U', AT_FDCWD, path, SYS_unlinkat, AT_REMOVEDIR); }
int mkdirat(int dir, const char *path, mode_t mode) { return change('M', dir, path, SYS_mkdirat, mode); }
int mkdir(const char *path, mode_t mode) { return change('M', AT_FDCWD, path, SYS_mkdirat, mode); }

/* The same for a call on two names. A move into the directory or out of it is not noted. */
static int change_two(char act, int dir, const char *path, int new_dir, const char *new_path, long call, long flags) {
    char whole[PATH_MAX], new_whole[PATH_MAX];
    pthread_mutex_lock(&lock);
    const char *from = named(dir, path, whole), *to = named(new_dir, new_path, new_whole);
    int failed = syscall(call, dir, path, new_dir, new_path, flags);
    if (!failed && from && to)
        note(act, 0, 0, from, strlen(from), to);
    pthread_mutex_unlock(&lock);
    return failed;
}
int renameat2(int dir, const char *from, int new_dir, const char *to, unsigned flags) {
    return change_two('R', dir, from, new_dir, to, SYS_renameat2, flags);
}
int renameat(int dir, const char *from, int new_dir, const char *to) { return renameat2(dir, from, new_dir, to, 0); }
int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }
int linkat(int dir, const char *from, int new_dir, const char *to, int flags) {
    return change_two('L', dir, from, new_dir, to, SYS_linkat, flags);
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

/* The names that programs built for large files call. */
int open64(const char *, int, ...) __attribute__((alias("open")));
int openat64(int, const char *, int, ...) __attribute__((alias("openat")));
int creat64(const char *, mode_t) __attribute__((alias("creat")));
ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));
ssize_t pread64(int, void *, size_t, off_t) __attribute__((alias("pread")));
int ftruncate64(int, off_t) __attribute__((alias("ftruncate")));
int truncate64(const char *, off_t) __attribute__((alias("truncate")));
