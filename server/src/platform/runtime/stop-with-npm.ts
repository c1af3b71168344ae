const lookMilliseconds = 1_000

/** Of `process`. */
type Self = {
  readonly env: { npm_lifecycle_event?: string | undefined }
  readonly pid: number
  readonly ppid: number
  kill: (pid: number, signal: 'SIGTERM') => unknown
}

/**
 * Stops a server that `npm start` has started when npm is gone. The shell between them passes no SIGTERM on, so that whoever
 * stops npm would leave a server behind that nobody sees and that keeps the port.
 */
export function stopWithNpm(self: Self): void {
  if (self.env.npm_lifecycle_event !== 'start') return
  const parent = self.ppid
  const watch = setInterval(() => {
    if (self.ppid === parent) return
    clearInterval(watch)
    self.kill(self.pid, 'SIGTERM')
  }, lookMilliseconds)
  watch.unref()
}
