const everySeconds = 10

/** Every ten seconds on a terminal, only at the end in CI. */
export function reportProgress(text: string): { end: (text: string) => void } {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`${text} …\n`)
  const isWatched = !process.env.CI
  const timer = isWatched
    ? setInterval(() => process.stdout.write(`  … ${seconds()} s\n`), everySeconds * 1000)
    : undefined
  return {
    end(result) {
      clearInterval(timer)
      process.stdout.write(`${result} (${seconds()} s)\n`)
    },
  }
}
