import process from 'node:process'

// JavaScript, so that it runs first. glibc is told to give back what is freed, as it reads when a process starts: so this one begins
// anew, under the same id. One arena for all threads, where each would keep memory in its own; and what is larger than these bytes
// is mapped by itself and goes at once: glibc would raise the bound to the largest piece that was ever freed, which is that of a
// password's hash (https://man7.org/linux/man-pages/man3/mallopt.3.html). To switch it off: set MALLOC_ARENA_MAX.
const settings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const isFree = process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined
// Whoever forked it would lose the channel.
if (isFree && process.execve && !process.channel) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...settings })
}
