import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { wordsInHindi } from './app/lib/languages/hindi/words.ts'
import type { Dictionary, Words } from './app/lib/languages/translator.ts'

/** `dates`: the module that writes them. */
const languages: Record<string, { words: Words; dates: string }> = {
  hi: { words: wordsInHindi, dates: 'contract/platform/hindi-dates' },
}
const ofIsland = new RegExp(`^(.*\\.island\\.tsx)\\?(${Object.keys(languages).join('|')})$`)

const app = join(import.meta.dirname, 'app')
const workspaces = join(import.meta.dirname, '..')
const imported = /(?:import|export)\s+(?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

function placeOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  if (specifier.startsWith('#app/')) return specifier.replace('#app', app)
  if (specifier.startsWith('contract/')) return join(workspaces, specifier.replace('/', '/src/'))
  return specifier.startsWith('college/') ? join(workspaces, specifier) : undefined
}

const sourceFile = (path: string) =>
  globSync([path, `${path}.ts`, `${path}.tsx`].filter((one) => /\.tsx?$/.test(one)))[0]

/** Of calls, an island shows what they respond, which is beside them, and not what their fields are made of. */
const isFollowed = (from: string, to: string) =>
  !from.includes('/contract/src/') || to.includes('/contract/src/platform/')

/** Where messages of failed calls are read; the server writes those that any call may respond. */
const reader = join(app, 'lib/as-rejection.ts')
const failures = join(workspaces, 'contract/src/platform/failures.ts')

/** The source of a file and of what it imports, at once or later. */
export function sourcesOf(start: string): Map<string, string> {
  const seen = new Map<string, string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = sourceFile(path)
    if (!file || seen.has(file)) continue
    const text = readFileSync(file, 'utf8')
    seen.set(file, text)
    if (file === reader) waiting.push(failures)
    for (const [, atOnce, later] of text.matchAll(imported)) {
      const next = placeOf(file, atOnce ?? later ?? '')
      if (next && isFollowed(file, next)) waiting.push(next)
    }
  }
  return seen
}

/** What `fillIn` replaces, such as `{position}`. */
const filled = /\{\w+\}/

/** Without numbers, punctuation and the holes of keys: see `translator.ts`. */
const phraseOf = (text: string) =>
  text
    .replace(/\[date\]|@\w+$/g, '')
    .replace(/[^\p{L}’']+/gu, ' ')
    .trim()

const phrasesOfSource = new Map<string, readonly string[]>()

const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && 'value' in value) {
    if (/^(JSXText|Literal)$/.test(String(value.type)))
      return typeof value.value === 'string' ? [value.value] : []
    if (value.type === 'TemplateElement')
      return [String((value.value as { cooked: string }).cooked)]
  }
  return Object.values(value).flatMap(textsOf)
}

function phrasesOf([file, source]: [string, string]): readonly string[] {
  const phrases = phrasesOfSource.get(source) ?? [
    ...new Set(
      textsOf(parseSync(file, source).program)
        .flatMap((text) => text.split(filled))
        .map(phraseOf)
        .filter(Boolean),
    ),
  ]
  phrasesOfSource.set(source, phrases)
  return phrases
}

/** Whether a text can be put together from some of the phrases: `Name is required` from `Name` and `is required`. */
function isMadeOf(words: readonly string[], phrases: ReadonlySet<string>, from = 0): boolean {
  if (from === words.length) return true
  return words.slice(from).some((_, more) => {
    const end = from + more + 1
    return phrases.has(words.slice(from, end).join(' ')) && isMadeOf(words, phrases, end)
  })
}

/** The texts that can be put together from these sources. Those in the props of an island come with the page. */
function wordsIn(sources: ReadonlyMap<string, string>, { texts, sentences }: Words): Words {
  const phrases = new Set([...sources].flatMap(phrasesOf))
  const isShown = (key: string) => {
    const phrase = phraseOf(key)
    return phrase !== '' && isMadeOf(phrase.split(' '), phrases)
  }
  const shown = (all: Dictionary): Dictionary =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isShown(key)))
  return { texts: shown(texts), sentences: shown(sentences) }
}

/** The modules with the texts of each island. */
export const wordsOfIslands = (folder: string): string[] =>
  globSync('app/**/*.island.tsx', { cwd: folder }).flatMap((file) =>
    Object.keys(languages).map((code) => `${file}?${code}`),
  )

/** The file of an island with `?hi` exports its texts in Hindi. */
export function islandTexts(): Plugin {
  return {
    name: 'island-texts',
    enforce: 'pre',
    load(id) {
      const [, file, code = ''] = ofIsland.exec(id) ?? []
      const language = languages[code]
      if (!file || !language) return
      const sources = sourcesOf(file)
      for (const one of sources.keys()) this.addWatchFile(one)
      const words = JSON.stringify(wordsIn(sources, language.words))
      const hasDates =
        words.includes('[date]') || [...sources.keys()].some((path) => /\/format-date/.test(path))
      return hasDates
        ? `export { writtenDate as written } from '${language.dates}'\nexport const { texts, sentences } = ${words}`
        : `export const { texts, sentences } = ${words}`
    },
  }
}
