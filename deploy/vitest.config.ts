import { defineConfig } from 'vitest/config'

/** Of the scripts that deploy: they copy whole folders, which a busy machine does slowly. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 240_000 } })
