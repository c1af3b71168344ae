// JavaScript, with the build in a process of its own: the TypeScript loader would stay in this one's memory.
import '../server/frugal-malloc.js'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

const build = join(import.meta.dirname, 'build.ts')
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
// Imported after the build has made it.
await import('../server/main.js')
