import { posix } from 'node:path'
import college from '../../college/package.json' with { type: 'json' }
import contract from '../../contract/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import web from '../../web/package.json' with { type: 'json' }
import type { Source } from './source.ts'

export type Imports = ReadonlyMap<string, readonly string[]>

/** Relies on the formatter: `from '…'`, side-effect imports, and dynamic imports. */
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

function placeOf(name: string, patterns: Patterns): string | undefined {
  for (const [pattern, place] of Object.entries(patterns)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? name === pattern : name.startsWith(start) && name.endsWith(end))
      return place.replace('*', name.slice(start.length, name.length - (end ?? '').length))
  }
}

/** Undefined for external packages. */
function pointedAt(from: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?')
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  const [workspace = '', ...rest] = plain.split('/')
  if (workspace.startsWith('#')) return posix.join('web', placeOf(plain, web.imports) ?? plain)
  if (!manifest.workspaces.includes(workspace)) return
  const inside = `./${rest.join('/')}`
  return posix.join(workspace, placeOf(inside, exported[workspace] ?? {}) ?? inside)
}

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
        // Pictures, styles, data, and build output.
        if (/\.(?!tsx?$)\w+$/.test(place)) return []
        throw new Error(`${from} imports ${specifier}, which is not there`)
      })
  return new Map([...source].map(([path, text]) => [path, [...new Set(reached(path, text))]]))
}
