import { afterAll } from 'vitest'
import type { OnEnd } from './test-database.ts'

/**
 * Creates something once for all tests of a file that don't change it, on first use; closed after the last. Call it
 * outside of tests.
 */
export function forAllTests<Made>(make: (onEnd: OnEnd) => Promise<Made>): () => Promise<Made> {
  const ends: (() => Promise<void>)[] = []
  let made: Promise<Made> | undefined
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    made ??= make((end) => void ends.push(end))
    return made
  }
}
