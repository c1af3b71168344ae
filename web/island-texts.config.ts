import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Property = Node & {
  key: Node & { name?: string; value?: unknown }
  value: Node & { value?: unknown; properties?: Property[] }
}
type Tree = Node & { [name: string]: unknown }

/** Not names, such as those of offices and kinds of events, which are data of islands, too. */
const tables =
  /\/lib\/languages\/hindi\/(accounts|college|courses|notices|registrations|search|settings)\.ts$/
const imported = /(?:import|export)\s+(?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

const app = join(import.meta.dirname, 'app')
const workspaces = join(import.meta.dirname, '..')

function placeOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  if (specifier.startsWith('#app/')) return specifier.replace('#app', app)
  if (specifier.startsWith('contract/')) return join(workspaces, specifier.replace('/', '/src/'))
  return specifier.startsWith('college/') ? join(workspaces, specifier) : undefined
}

const sourceAt = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Everything that islands are made of, and what calls may respond. White space as in the texts of elements. */
function sourcesOfIslands(): string {
  const waiting = ['web/app/**/*.island.tsx', 'contract/src/**/*.ts'].flatMap((pattern) =>
    globSync(join(workspaces, pattern)),
  )
  const seen = new Map<string, string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = ['', '.ts', '.tsx'].map((end) => [path + end, sourceAt(path + end)] as const)
    const [file = '', text] = found.find((one) => one[1] !== undefined) ?? []
    if (text === undefined || seen.has(file) || tables.test(file)) continue
    seen.set(file, text)
    for (const [, one, other] of text.matchAll(imported)) {
      const next = placeOf(file, one ?? other ?? '')
      if (next) waiting.push(next)
    }
  }
  return [...seen.values()].join('\n').replace(/\s+/g, ' ')
}

const propertiesIn = (value: unknown): Property[] => {
  if (Array.isArray(value)) return value.flatMap(propertiesIn)
  if (typeof value !== 'object' || value === null) return []
  // The parser's nodes are ESTree; these types declare what is read.
  const node = value as Tree
  const own = node.type === 'Property' ? [node as unknown as Property] : []
  return [...own, ...Object.values(node).flatMap(propertiesIn)]
}

const keyOf = ({ key }: Property) => String(key.name ?? key.value)

/** The words between the holes and edges of a key, see `translator.ts`. */
const wordsIn = (key: string) =>
  key
    .split(/#|\[date\]|…|\||@\w+$/)
    .map((part) =>
      part
        .trim()
        .replace(/^[.,;:)]+|[(]+$/g, '')
        .trim(),
    )
    .filter(Boolean)

/**
 * Leaves out of the browser's dictionaries what no island can show: the server translates the rest of a page, and the browser's
 * messages are in islands, too.
 */
export function islandTexts(): Plugin {
  let sources = ''
  return {
    name: 'island-texts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      sources = sourcesOfIslands().replaceAll("\\'", "'")
    },
    transform: {
      // Runs after types have been stripped.
      order: 'post',
      handler(code, id) {
        if (!tables.test(id)) return
        const dropped = propertiesIn(this.parse(code).body)
          .filter(({ value }) => value.type === 'Literal')
          .filter((property) => !wordsIn(keyOf(property)).every((words) => sources.includes(words)))
          .toSorted((one, other) => other.start - one.start)
        const kept = dropped.reduce(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          code,
        )
        return { code: kept, map: null }
      },
    },
  }
}
