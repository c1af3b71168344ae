import { median } from '../median.ts'
import { startServer } from '../web-server.ts'

const starts = 5

/** Milliseconds from the start of the process to the first 200 of the health check and of a page. */
export type FirstAnswers = { ready: number; page: number }

/** Medians of several starts. */
export async function measureFirstAnswers(dataDir: string, path: string): Promise<FirstAnswers> {
  const ready: number[] = []
  const page: number[] = []
  for (let count = 0; count < starts; count++) {
    const server = await startServer(dataDir)
    ready.push(server.readyMilliseconds)
    page.push(await server.sinceStart(path))
    await server.stop()
  }
  return { ready: Math.round(median(ready)), page: Math.round(median(page)) }
}
