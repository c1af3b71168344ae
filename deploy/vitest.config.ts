import { defineConfig } from 'vitest/config'

/** The scripts copy whole folders, which is slow on a busy machine. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 240_000 } })
