import { afterAll } from 'vitest'
import type { OnEnd } from './test-database.ts'

/**
 * Makes something once for all tests of a file that leave it as it was, when the first one asks; it ends after the last. To be
 * called outside of tests.
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
