import type { Source } from './source.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isProduct = (path: string) => /^(contract\/src|college|server\/src|web\/app)\//.test(path)
const isMigration = (path: string) => path.includes('/migrations/')

const exported =
  /^export (?:async )?(?:abstract )?(?:const|let|function\*?|type|class|interface) (\w+)/gm
const local =
  /^\s+(?:const|let|(?:async )?function\*?) (\w+)|^(?:const|let|(?:async )?function\*?|type) (\w+)/gm

const namesIn = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map(([, first, second]) => first ?? second ?? '')),
]

/** Names that more than one product file exports, with these files. */
export function repeatedExportsOf(source: Source): string[] {
  const files = new Map<string, string[]>()
  for (const [path, text] of source) {
    if (!isProduct(path) || isTest(path)) continue
    for (const name of namesIn(text, exported)) files.set(name, [...(files.get(name) ?? []), path])
  }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

/**
 * Words that say little to a stranger, and what to write instead. Words that are usual in one place
 * are not listed: `state` of React, `mark` of ProseMirror, `taken` of names.
 */
const privateWords: Record<string, string> = {
  'keep kept keeping keeper': 'cache, store, save',
  'tell told telling': 'notify, message',
  'say says said saying': 'text, message',
  'lane wake': 'queue, trigger',
  'ask asks asked asking asker': 'query, params, request',
  'found finding findings': 'result, match, problem',
  'shown narrowed narrowing sight spelling spellings': 'public, view, filter, visibility, variant',
  'take taking hold held settle reach pointed': 'lock, claim, apply, permissions',
  'noted sweep': 'audit entry, cleanup job',
  'standing standings outcome outcomes fault faults verdict verdicts': 'status, error, problem',
  'refuse refused refusal refusals good double odd lapsed': 'rejection, valid, duplicate, anomaly',
  'moment moments place places door formerly former':
    'now, timestamp, seat, venue, location, check-in, previous',
  'draw drawn drawing press pressed pressing prose': 'render, action, rich text',
  'rooms floor floors shelf shelves slip slips suspect suspects':
    'folders, layers, partition, typos',
  'bearer standins': 'credential owner, placeholder pictures',
  'whole another mishap mishaps': 'a noun that says what it is',
}
const listed = new Set(Object.keys(privateWords).flatMap((words) => words.split(' ')))
/** The 404 of HTTP. */
const notFound = /not-?found/i

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
const isPrivate = (name: string) =>
  wordsOf(name.replace(notFound, '')).some((word) => listed.has(word))

const fileName = (path: string) => path.split('/').at(-1)?.replace(/\..*$/, '') ?? ''

export function privateNamesOf(source: Source): string[] {
  return [...source].flatMap(([path, text]) => {
    if (isMigration(path)) return []
    const file = isPrivate(fileName(path)) ? [path] : []
    const names = isProduct(path) && !isTest(path) ? namesIn(text, exported).filter(isPrivate) : []
    return [...file, ...names.map((name) => `${path}: ${name}`)]
  })
}

export function privateLocalsOf(source: Source): string[] {
  return [...source].flatMap(([path, text]) =>
    isProduct(path) && !isTest(path) && !isMigration(path)
      ? namesIn(text, local)
          .filter(isPrivate)
          .map((name) => `${path}: ${name}`)
      : [],
  )
}

const commentLine = /^\s*(?:\/\*|\*|\/\/).*/gm
const namedFile = /[\w-]+(?:\.[\w-]+)*\.tsx?\b/g

/** Comments that name a TypeScript file which doesn't exist. */
export function missingFilesOf(source: Source): string[] {
  const files = new Set([...source.keys()].map((path) => path.split('/').at(-1)))
  return [...source].flatMap(([path, text]) =>
    [...text.matchAll(commentLine)]
      .flatMap(([match]) => match.match(namedFile) ?? [])
      .filter((name) => !files.has(name))
      .map((name) => `${path}: ${name}`),
  )
}
