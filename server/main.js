import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

// JavaScript, and nothing of ours imported before: a Node that cannot read the server says so in one line.
const leastNode = 24
const bundle = join(import.meta.dirname, 'build/main.js')

/** @param {string} fault */
function refuse(fault) {
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}

if (Number.parseInt(process.versions.node, 10) < leastNode)
  refuse(
    `Node ${leastNode} or newer is needed, but ${process.execPath} is ${process.versions.node}`,
  )
if (!existsSync(bundle)) refuse('The server is not built: npm run build')
await import('./frugal-malloc.js')
// Compiling takes a fifth of a start. Where the folder can't be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, 'build/compile-cache'))
await import('./build/main.js')
