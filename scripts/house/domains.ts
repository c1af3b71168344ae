import { circlesOf } from './circles.ts'
import type { Imports } from './imports.ts'

/** From the lowest layer up. Imports point down: never to a higher layer, nor to another domain of the same one. */
const layers = [
  ['platform'],
  ['accounts', 'content'],
  ['people', 'events'],
  ['messaging', 'search'],
  ['operations'],
]

/**
 * Where domains are folders. Files right in one of these, such as `main.ts` and `deps.ts`, assemble the domains: they may
 * import everything, and everything may import them.
 */
const places = ['contract/src/', 'server/src/', 'web/app/site/', 'web/app/panel/']

/** The shell around all pages of the site and all screens of the panel. */
const platformOfPages = 'shell'

type Domain = { place: string; name: string; folder: string }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function domainOf(path: string): Domain | undefined {
  const place = places.find((start) => path.startsWith(start))
  if (!place) return
  const [first = '', second = '', ...rest] = path.slice(place.length).split('/')
  if (!second) return
  const name = first === platformOfPages ? 'platform' : first
  return { place, name, folder: rest.length > 0 ? second : '' }
}

const layerOf = (name: string) => layers.findIndex((names) => names.includes(name))

type Edge = { from: string; to: string; above: Domain; below: Domain }

function edgesOf(imports: Imports): Edge[] {
  return [...imports].flatMap(([from, reached]) => {
    const above = isTest(from) ? undefined : domainOf(from)
    if (!above) return []
    return reached.flatMap((to) => {
      const below = domainOf(to)
      return below && below.place === above.place ? [{ from, to, above, below }] : []
    })
  })
}

export function strangersOf(imports: Imports): string[] {
  const names = [...imports.keys()].flatMap((path) => {
    const domain = domainOf(path)
    return domain && layerOf(domain.name) < 0 ? [`${domain.place}${domain.name}/`] : []
  })
  return [...new Set(names)]
}

export function upwardImportsOf(imports: Imports): string[] {
  return edgesOf(imports)
    .filter(({ above, below }) => above.name !== below.name)
    .filter(({ above, below }) => layerOf(below.name) >= layerOf(above.name))
    .map(({ from, to }) => `${from} → ${to}`)
}

export function foldersInCyclesOf(imports: Imports): string[] {
  const nameOf = ({ name, folder }: Domain) => (folder ? `${name}/${folder}` : name)
  const graph = new Map<string, string[]>()
  for (const { above, below } of edgesOf(imports)) {
    if (above.place !== 'server/src/') continue
    const reached = graph.get(nameOf(above)) ?? []
    if (nameOf(above) !== nameOf(below)) graph.set(nameOf(above), [...reached, nameOf(below)])
  }
  return circlesOf(graph).flat().toSorted()
}
