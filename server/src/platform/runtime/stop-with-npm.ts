const pollMilliseconds = 1_000

type Self = {
  readonly env: { npm_lifecycle_event?: string | undefined }
  readonly pid: number
  readonly ppid: number
  kill: (pid: number, signal: 'SIGTERM') => unknown
}

/** Ends the server when npm is gone: the shell in between passes on no SIGTERM, so an invisible server would keep the port. */
export function stopWithNpm(self: Self): void {
  if (self.env.npm_lifecycle_event !== 'start') return
  const parent = self.ppid
  const watch = setInterval(() => {
    if (self.ppid === parent) return
    clearInterval(watch)
    self.kill(self.pid, 'SIGTERM')
  }, pollMilliseconds)
  watch.unref()
}
