import module from 'node:module'
import { join } from 'node:path'

// JavaScript, so that it runs first: what takes the types out of TypeScript holds 17 MB for as long as the server runs, and
// is not loaded when all files are kept as they were compiled. They are written when a process ends; where they cannot be
// written, nothing else changes. To switch it off: NODE_DISABLE_COMPILE_CACHE=1.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
