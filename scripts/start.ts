import { ensureBuilt } from './build.ts'

// Imported only now: the server serves what is built.
await ensureBuilt()
await import('../server/src/main.ts')
