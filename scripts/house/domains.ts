import { cyclesOf } from './cycles.ts'
import type { Imports } from './imports.ts'

/** Lowest first. Imports point down, never to another domain of the same layer. */
const layers = [
  ['platform'],
  ['accounts', 'content'],
  ['people', 'events'],
  ['messaging', 'search'],
  ['operations'],
]

/** Files directly in one of these folders, such as `main.ts` and `deps.ts`, connect the domains. */
const places = ['contract/src/', 'server/src/', 'web/app/site/', 'web/app/panel/']

const platformOfPages = 'shell'
/** Texts of all domains in another language. */
const textsOfAll = 'hindi'

type Domain = { place: string; name: string; folder: string }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Commands start on their own, like `main.ts`, and connect what they need. */
const isCommand = (path: string) => /^server\/src\/.*\/(?:[\w-]+-)?cli\.ts$/.test(path)

function domainOf(path: string): Domain | undefined {
  const place = places.find((start) => path.startsWith(start))
  if (!place || isCommand(path)) return
  const [first = '', second = ''] = path.slice(place.length).split('/')
  if (!second || first === textsOfAll) return
  const name = first === platformOfPages ? 'platform' : first
  return { place, name, folder: second }
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

/** The domains that a file outside of them connects, directly or through other such files. */
function composedBy(path: string, imports: Imports): Domain[] {
  const place = places.find((start) => path.startsWith(start))
  if (!place || isTest(path)) return []
  const reached = (imports.get(path) ?? []).filter((to) => to.startsWith(place))
  return reached.flatMap((to) => domainOf(to) ?? composedBy(to, imports))
}

/** A file with only types or constants connects nothing, so anything may import it. */
function upwardThroughComposition(imports: Imports): string[] {
  return [...imports].flatMap(([from, reached]) => {
    const above = isTest(from) ? undefined : domainOf(from)
    if (!above) return []
    return reached
      .filter((to) => to.startsWith(above.place) && !domainOf(to))
      .filter((to) =>
        composedBy(to, imports).some(({ name }) => layerOf(name) >= layerOf(above.name)),
      )
      .map((to) => `${from} → ${to}`)
  })
}

export function unknownFoldersOf(imports: Imports): string[] {
  const names = [...imports.keys()].flatMap((path) => {
    const domain = domainOf(path)
    return domain && layerOf(domain.name) < 0 ? [`${domain.place}${domain.name}/`] : []
  })
  return [...new Set(names)]
}

export function upwardImportsOf(imports: Imports): string[] {
  const upward = edgesOf(imports)
    .filter(({ above, below }) => above.name !== below.name)
    .filter(({ above, below }) => layerOf(below.name) >= layerOf(above.name))
    .map(({ from, to }) => `${from} → ${to}`)
  return [...upward, ...upwardThroughComposition(imports)]
}

/** A file directly in a domain counts as a folder. */
export function foldersInCyclesOf(imports: Imports): string[] {
  const nameOf = ({ name, folder }: Domain) => `${name}/${folder}`
  const graph = new Map<string, string[]>()
  for (const { above, below } of edgesOf(imports)) {
    if (above.place !== 'server/src/') continue
    const reached = graph.get(nameOf(above)) ?? []
    if (nameOf(above) !== nameOf(below)) graph.set(nameOf(above), [...reached, nameOf(below)])
  }
  return cyclesOf(graph).flat().toSorted()
}
