import { Worker } from 'node:worker_threads'

/**
 * Kills this process once it has computed for so long, however slow the machine is. A thread watches, because parsers don't
 * yield.
 */
export function limitProcessorTime(seconds: number): void {
  const watch = `setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > ${seconds * 1_000_000}) process.kill(process.pid, 'SIGKILL')
  }, 50)`
  new Worker(watch, { eval: true }).unref()
}
