import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { compare, type LoadFigures } from '../compare.ts'
import type { Figure } from '../figures.ts'
import { startServer } from '../web-server.ts'

const atLeast = 300
/** More pairs than the server remembers searches, so that each is a new one. */
const words =
  'admission library hostel fee exam sports notice law professor events faculty scholarship principal science workshop computer result holiday cultural seminar contact college students campus course commerce arts form bca university'.split(
    ' ',
  )

/** Different searches of a site with the samples, each a page that no cache has, beside the bare server that sends one of them. */
export async function searchFigures(
  dataDir: string,
  helpers: { bare: ChildProcess; generator: ChildProcess },
  report: (text: string) => void,
): Promise<{ loads: LoadFigures[]; figures: Figure[] }> {
  report('Searches')
  mkdirSync(dataDir, { recursive: true })
  const server = await startServer(dataDir, { SAMPLE_DATA: 'on' })
  const paths = words.flatMap((one) =>
    words.filter((other) => other !== one).map((other) => `${pathOf('search')}?q=${one}+${other}`),
  )
  const [path = ''] = paths
  const load = await compare(
    { server, ...helpers },
    { name: '/search, different words', path, encoding: 'br', paths },
  )
  await server.stop()
  const value = Math.round(load.perSecond)
  return {
    loads: [load],
    figures: [
      { name: 'searches per second', value, unit: '', atLeast },
      { name: 'bare answers in the time of a search', value: Math.round(1 / load.ratio), unit: '' },
    ],
  }
}
