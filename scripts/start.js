// JavaScript, and built in a process of its own: what takes the types out of TypeScript would stay in this one's memory.
import '../server/frugal-malloc.js'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

const build = join(import.meta.dirname, 'build.ts')
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
// Imported only now: it is what has been built.
await import('../server/main.js')
