const waiting: (() => void)[] = []

function resumeOne() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeOne)
}

/**
 * Yields to the event loop, one caller per turn: Node runs all `setImmediate` callbacks at once, which would block as long as
 * their tasks together.
 */
export const pause = (): Promise<void> =>
  new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(resumeOne)
  })
