import process from 'node:process'

// JavaScript, so that it runs first. glibc gives each thread that asks for memory an arena of its own, and keeps what was freed
// in it: mostly ten megabytes after the first pages, where the threads of Node compress, hash and read files in turn. It reads the number
// of arenas when a process starts, so this one begins anew, under the same id. To switch it off: set MALLOC_ARENA_MAX.
const isFree = process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined
// Whoever forked it would lose the channel.
if (isFree && process.execve && !process.channel) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, MALLOC_ARENA_MAX: '1' })
}
