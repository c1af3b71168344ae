import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { compare, type LoadFigures } from '../compare.ts'
import { type Figure, ratioFigures } from '../figures.ts'
import { getRaw } from '../raw-answer.ts'
import { startServer } from '../web-server.ts'

/** Short: there are some two hundred comparisons. */
const pace = { rounds: 3, roundSeconds: 0.2, warmUpSeconds: 0.1 }
/** For what misses its limit in so short a time. */
const longerPace = { rounds: 5, roundSeconds: 1, warmUpSeconds: 0.2 }
const leastPlain = 0.7
const leastCompressed = 0.55

async function listedPaths(origin: string): Promise<string[]> {
  const sitemap = (await getRaw(`${origin}/sitemap.xml`)).body.toString()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Every URL in the sitemap of a site with samples, next to the bare server. */
export async function sitemapFigures(
  dataDir: string,
  helpers: { bare: ChildProcess; generator: ChildProcess },
  report: (text: string) => void,
): Promise<{ loads: LoadFigures[]; figures: Figure[] }> {
  mkdirSync(dataDir, { recursive: true })
  const server = await startServer(dataDir, { SAMPLE_DATA: 'on' })
  const paths = await listedPaths(server.origin)
  report(`The ${paths.length} addresses of the sitemap`)
  const loads: LoadFigures[] = []
  const atLeast = ({ encoding }: LoadFigures) => (encoding === 'br' ? leastCompressed : leastPlain)
  const compareAt = (path: string, encoding: string, speed: typeof pace) =>
    compare({ server, ...helpers }, { name: path, path, encoding }, speed)
  for (const path of paths) {
    for (const encoding of ['', 'br']) {
      const quick = await compareAt(path, encoding, pace)
      const isEnough = quick.ratio >= atLeast(quick)
      loads.push(isEnough ? quick : await compareAt(path, encoding, longerPace))
    }
  }
  await server.stop()
  return { loads, figures: ratioFigures(loads, atLeast) }
}
