import type { Imports } from './imports.ts'

type Floor = {
  at: string
  on: readonly string[]
  tests?: readonly string[]
  /** Its imports count as imports of its importers. */
  isPassage?: true
}

const pure = ['contract/src/', 'college/']
const lib = [...pure, 'web/app/lib/']
const data = [...lib, 'web/app/data/']
const components = [...data, 'web/app/ui/']
const tests = ['web/test/', 'testing/']

/** The first match applies. Files outside (journeys, lab, scripts) may import everything. */
const floors: readonly Floor[] = [
  { at: 'contract/src/', on: [], tests: ['testing/'] },
  { at: 'college/', on: ['contract/src/'] },
  { at: 'server/src/', on: pure, tests: ['server/test/', 'testing/'] },
  // Tests render pages like the server, and run bundled programs.
  {
    at: 'server/test/a-web.ts',
    on: [...pure, 'server/', 'web/app/framework/addresses/page-address.ts'],
  },
  { at: 'server/test/bundled-programs.ts', on: ['scripts/build.ts'] },
  { at: 'server/', on: [...pure, 'server/', 'testing/'] },
  { at: 'testing/', on: [...pure, 'server/src/'] },
  { at: 'web/app/lib/', on: lib, tests },
  { at: 'web/app/data/', on: data, tests },
  { at: 'web/app/ui/', on: components, tests },
  // Independent of one another: routes combine them.
  { at: 'web/app/site/*/', on: components, tests },
  { at: 'web/app/panel/', on: components, tests },
  { at: 'web/app/routes/', on: [...components, 'web/app/site/', 'web/app/panel/'], tests },
  // The framework is partly below the lowest layer and partly above the highest.
  { at: 'web/app/', on: pure, tests, isPassage: true },
  { at: 'web/', on: [...pure, 'web/app/', 'testing/'] },
]

function floorOf(path: string): Floor | undefined {
  for (const floor of floors) {
    const [start = '', end] = floor.at.split('*')
    if (!path.startsWith(start)) continue
    if (end === undefined) return floor
    const name = path.slice(start.length).split('/')[0]
    return { ...floor, at: `${start}${name}${end}` }
  }
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function standsOn(path: string, { at, on, tests = [] }: Floor): (reached: string) => boolean {
  const allowed = [at, ...on, ...(isTest(path) ? tests : [])]
  return (reached) => allowed.some((start) => reached.startsWith(start))
}

export function layerViolationsOf(imports: Imports): string[] {
  const violationsFrom = (path: string): string[] => {
    const floor = floorOf(path)
    if (!floor) return []
    const isAllowed = standsOn(path, floor)
    const seen = new Set([path])
    const follow = (way: string[]): string[] =>
      (imports.get(way.at(-1) ?? '') ?? []).flatMap((next) => {
        if (seen.has(next)) return []
        seen.add(next)
        const longer = [...way, next]
        if (!floorOf(next)?.isPassage) return isAllowed(next) ? [] : [longer.join(' → ')]
        return floor.isPassage ? [] : follow(longer)
      })
    return follow([path])
  }
  return [...imports.keys()].flatMap(violationsFrom)
}
