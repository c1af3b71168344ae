const waiting: (() => void)[] = []

function resumeOne() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeOne)
}

/**
 * Lets the event loop read other requests before the caller goes on. Of several callers one goes on per turn of the loop:
 * Node runs all that `setImmediate` was given at once, which would be as long without a break as their tasks together.
 */
export const pause = (): Promise<void> =>
  new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(resumeOne)
  })
