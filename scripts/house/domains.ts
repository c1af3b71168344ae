import { circlesOf } from './circles.ts'
import type { Imports } from './imports.ts'

/** The domains, from the lowest layer up. Imports point down: not to a higher layer, and not to another domain of the same one. */
const layers = [
  ['platform'],
  ['accounts', 'content'],
  ['people', 'events'],
  ['messaging', 'search'],
  ['operations'],
]

/**
 * Where domains are folders. Files right in one of these, such as `main.ts` and `deps.ts` of the server, put the domains together:
 * they may import every domain, and what they declare may be imported by all.
 */
const places = ['contract/src/', 'server/src/', 'web/app/site/', 'web/app/panel/']

/** What surrounds all pages of the site, and all screens of the panel, serves every domain there. */
const platformOfPages = 'shell'

type Domain = { place: string; name: string; folder: string }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The domain of a file, and its folder within, which is empty for a file right in the domain. */
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

/** Imports of the product between files of domains of one place. */
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

/** Folders beside the domains that are none of them. */
export function strangersOf(imports: Imports): string[] {
  const names = [...imports.keys()].flatMap((path) => {
    const domain = domainOf(path)
    return domain && layerOf(domain.name) < 0 ? [`${domain.place}${domain.name}/`] : []
  })
  return [...new Set(names)]
}

/** Imports that do not point down, types too. */
export function upwardImportsOf(imports: Imports): string[] {
  return edgesOf(imports)
    .filter(({ above, below }) => above.name !== below.name)
    .filter(({ above, below }) => layerOf(below.name) >= layerOf(above.name))
    .map(({ from, to }) => `${from} → ${to}`)
}

/** Folders of the server, such as `platform/http` and `events/registrations`, that import each other round about, types too. */
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
