// JavaScript, for what is said in `keep-compiled.js`.
import '../server/frugal-malloc.js'
import '../server/keep-compiled.js'

const { ensureBuilt } = await import('./build.ts')
await ensureBuilt()
// Imported only now: the server serves what is built.
await import('../server/main.js')
