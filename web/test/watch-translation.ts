import { afterAll, beforeAll } from 'vitest'
import script from '#app/delivery/watch-translation?script'

/** Runs what every page runs before React, in this file of tests alone: files share one process. */
export function watchTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  beforeAll(() => new Function(script)())
  afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }))
}
