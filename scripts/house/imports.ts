import { posix } from 'node:path'
import college from '../../college/package.json' with { type: 'json' }
import contract from '../../contract/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import web from '../../web/package.json' with { type: 'json' }
import type { Source } from './source.ts'

/** What each file imports of ours, types too. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** As the formatter leaves them: one that ends an import or an export, one without names, one that comes later. */
const forms = [
  /^(?:import|export|\})[^'\n]*\bfrom '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
]

type Patterns = Record<string, string>
const exported: Record<string, Patterns> = {
  contract: contract.exports,
  college: college.exports,
}

/** What a pattern of a package's addresses makes of one. */
function placeOf(name: string, patterns: Patterns): string | undefined {
  for (const [pattern, place] of Object.entries(patterns)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? name === pattern : name.startsWith(start) && name.endsWith(end))
      return place.replace('*', name.slice(start.length, name.length - (end ?? '').length))
  }
}

/** Where an import points, without regard to endings; nothing when it is a package of others. */
function pointedAt(from: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?')
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  const [workspace = '', ...rest] = plain.split('/')
  if (workspace.startsWith('#')) return posix.join('web', placeOf(plain, web.imports) ?? plain)
  if (!manifest.workspaces.includes(workspace)) return
  const inside = `./${rest.join('/')}`
  return posix.join(workspace, placeOf(inside, exported[workspace] ?? {}) ?? inside)
}

/** Who imports whom, by paths from the root. */
export function importsOf(source: Source): Imports {
  const fileOf = (place: string) =>
    ['', '.ts', '.tsx', '.d.ts'].map((ending) => place + ending).find((path) => source.has(path))
  const reached = (from: string, text: string) =>
    forms
      .flatMap((form) => [...text.matchAll(form)])
      .flatMap(([, specifier = '']) => {
        const place = pointedAt(from, specifier)
        if (place === undefined) return []
        const file = fileOf(place)
        if (file) return [file]
        // Pictures, styles, data, and what a build leaves.
        if (/\.(?!tsx?$)\w+$/.test(place)) return []
        throw new Error(`${from} imports ${specifier}, which is not there`)
      })
  return new Map([...source].map(([path, text]) => [path, [...new Set(reached(path, text))]]))
}
