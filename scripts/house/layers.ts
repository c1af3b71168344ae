import type { Imports } from './imports.ts'

type Layer = {
  folder: string
  mayImport: readonly string[]
  /** What its tests may import in addition. */
  tests?: readonly string[]
  /** Its imports count as imports of its importers. */
  isTransparent?: true
}

const pure = ['contract/src/', 'college/']
const lib = [...pure, 'web/app/lib/']
const data = [...lib, 'web/app/data/']
const components = [...data, 'web/app/ui/']
const tests = ['web/test/', 'testing/']

/** The first match applies. Files outside (journeys, lab, scripts) may import everything. */
const layers: readonly Layer[] = [
  { folder: 'contract/src/', mayImport: [], tests: ['testing/'] },
  { folder: 'college/', mayImport: ['contract/src/'] },
  { folder: 'server/src/', mayImport: pure, tests: ['server/test/', 'testing/'] },
  // Tests render pages like the server, and run bundled programs.
  {
    folder: 'server/test/a-web.ts',
    mayImport: [...pure, 'server/', 'web/app/framework/addresses/page-address.ts'],
  },
  { folder: 'server/test/bundled-programs.ts', mayImport: ['scripts/build.ts'] },
  { folder: 'server/', mayImport: [...pure, 'server/', 'testing/'] },
  { folder: 'testing/', mayImport: [...pure, 'server/src/'] },
  { folder: 'web/app/lib/', mayImport: lib, tests },
  { folder: 'web/app/data/', mayImport: data, tests },
  { folder: 'web/app/ui/', mayImport: components, tests },
  // Independent of one another: routes combine them.
  { folder: 'web/app/site/*/', mayImport: components, tests },
  { folder: 'web/app/panel/', mayImport: components, tests },
  {
    folder: 'web/app/routes/',
    mayImport: [...components, 'web/app/site/', 'web/app/panel/'],
    tests,
  },
  // The framework is partly below the lowest layer and partly above the highest.
  { folder: 'web/app/', mayImport: pure, tests, isTransparent: true },
  { folder: 'web/', mayImport: [...pure, 'web/app/', 'testing/'] },
]

function layerOf(path: string): Layer | undefined {
  for (const layer of layers) {
    const [start = '', end] = layer.folder.split('*')
    if (!path.startsWith(start)) continue
    if (end === undefined) return layer
    const domain = path.slice(start.length).split('/')[0]
    return { ...layer, folder: `${start}${domain}${end}` }
  }
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function isAllowedFrom(
  path: string,
  { folder, mayImport, tests = [] }: Layer,
): (imported: string) => boolean {
  const allowed = [folder, ...mayImport, ...(isTest(path) ? tests : [])]
  return (imported) => allowed.some((start) => imported.startsWith(start))
}

export function layerViolationsOf(imports: Imports): string[] {
  const violationsFrom = (path: string): string[] => {
    const layer = layerOf(path)
    if (!layer) return []
    const isAllowed = isAllowedFrom(path, layer)
    const seen = new Set([path])
    const follow = (chain: string[]): string[] =>
      (imports.get(chain.at(-1) ?? '') ?? []).flatMap((next) => {
        if (seen.has(next)) return []
        seen.add(next)
        const longer = [...chain, next]
        if (!layerOf(next)?.isTransparent) return isAllowed(next) ? [] : [longer.join(' → ')]
        return layer.isTransparent ? [] : follow(longer)
      })
    return follow([path])
  }
  return [...imports.keys()].flatMap(violationsFrom)
}
