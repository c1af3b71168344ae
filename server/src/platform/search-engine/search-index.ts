import type { TranslationCode } from 'college/languages'
import type { DbOrTrx } from '../db/schema.ts'
import { inTurns } from '../queues/in-turns.ts'
import { categorySign } from './category-signs.ts'
import { addSound, removeSound, type Sounds } from './romanised.ts'
import { searchWordsOf, tokenWordsIn } from './search-words.ts'
import {
  type Listed,
  noEnd,
  type SearchDocument,
  type SearchedName,
  type SearchSources,
} from './source.ts'
import { withoutStopWords } from './stop-words.ts'

export type SearchEntry = Omit<
  SearchDocument,
  'alsoTitle' | 'body' | 'headings' | 'also' | 'expiresAt'
> & {
  id: number
  subject: SearchedName
  expiresAt: string
  titleLength: number
}

/** The entries that have each word, in order of their ids. */
type PostingLists = Map<string, number[]>

/** In the memory of this process, the same on both engines. Texts stay in the database. */
export type SearchIndex = {
  entries: Map<number, SearchEntry>
  title: PostingLists
  headings: PostingLists
  /** Of titles, headings and texts. */
  words: PostingLists
  sounds: Sounds
  /** Words by their first letters. */
  beginnings: Map<string, Set<string>>
  lastId: number
}

export const createSearchIndex = (): SearchIndex => ({
  entries: new Map(),
  title: new Map(),
  headings: new Map(),
  words: new Map(),
  sounds: new Map(),
  beginnings: new Map(),
  lastId: 0,
})

const lettersOfBeginning = 2
const beginningOf = (word: string) => word.slice(0, lettersOfBeginning)

function addBeginning({ beginnings }: SearchIndex, word: string): void {
  const known = beginnings.get(beginningOf(word))
  if (known) known.add(word)
  else beginnings.set(beginningOf(word), new Set([word]))
}

export function wordsBeginningWith({ beginnings, words }: SearchIndex, typed: string): string[] {
  const candidates =
    typed.length < lettersOfBeginning ? words.keys() : (beginnings.get(beginningOf(typed)) ?? [])
  return [...candidates].filter((word) => word.startsWith(typed))
}

const atOnce = 200

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce)
    yield items.slice(start, start + atOnce)
}

const keyOf = ({ itemId, revision, shownFrom, shownUntil }: Listed) =>
  [itemId, revision, shownFrom, shownUntil].join('\n')

function addWords(postings: PostingLists, words: Iterable<string>, id: number): void {
  for (const word of words) {
    const ids = postings.get(word)
    if (ids) ids.push(id)
    else postings.set(word, [id])
  }
}

function add(index: SearchIndex, subject: SearchedName, document: SearchDocument): void {
  const { alsoTitle = '', headings = '', body, also, expiresAt = noEnd, ...entry } = document
  const id = ++index.lastId
  const titleLength = withoutStopWords(tokenWordsIn(entry.title)).length
  index.entries.set(id, { ...entry, id, subject, expiresAt, titleLength })
  const title = searchWordsOf(`${entry.title}\n${alsoTitle}`)
  const category = entry.categoryId ? [categorySign(entry.categoryId)] : []
  addWords(index.title, title, id)
  const standOut = searchWordsOf(headings)
  addWords(index.headings, standOut, id)
  const inText = searchWordsOf(`${also}\n${body}`)
  const words = new Set([...title, ...standOut, ...inText, ...category])
  for (const word of words) {
    if (index.words.has(word)) continue
    addSound(index.sounds, word)
    addBeginning(index, word)
  }
  addWords(index.words, words, id)
}

function remove(
  { entries, title, headings, words, sounds, beginnings }: SearchIndex,
  removed: ReadonlySet<number>,
): void {
  if (removed.size === 0) return
  for (const id of removed) entries.delete(id)
  for (const postings of [title, headings, words])
    for (const [word, ids] of postings) {
      const rest = ids.filter((id) => !removed.has(id))
      if (rest.length === 0) {
        postings.delete(word)
        if (postings !== words) continue
        removeSound(sounds, word)
        beginnings.get(beginningOf(word))?.delete(word)
      } else if (rest.length < ids.length) postings.set(word, rest)
    }
}

/** Compares these subjects with the database, and describes what is new. */
export async function updateIndex(
  db: DbOrTrx,
  index: SearchIndex,
  sources: SearchSources,
  subjects: Iterable<SearchedName> = sources.keys(),
): Promise<void> {
  for (const subject of subjects) {
    const source = sources.get(subject)
    if (!source) continue
    const now = new Date().toISOString()
    const listed = (await source.list(db)).filter(({ shownUntil }) => shownUntil > now)
    const listedKeys = new Set(listed.filter(({ revision }) => revision !== '').map(keyOf))
    const known = [...index.entries.values()].filter((entry) => entry.subject === subject)
    const current = new Set(known.map(keyOf).filter((key) => listedKeys.has(key)))
    const missing = listed.filter((one) => !current.has(keyOf(one)))
    for (const part of inParts(missing))
      for await (const document of inTurns(await source.describe(db, part)))
        add(index, subject, document)
    const removed = known.filter((entry) => !current.has(keyOf(entry)))
    remove(index, new Set(removed.map(({ id }) => id)))
  }
}

/** The texts of entries, which are not in memory. */
export async function readTexts(
  db: DbOrTrx,
  sources: SearchSources,
  entries: readonly SearchEntry[],
  language?: TranslationCode,
): Promise<(entry: SearchEntry) => { title: string; body: string }> {
  const described = await Promise.all(
    [...Map.groupBy(entries, ({ subject }) => subject)].map(
      ([subject, part]) => sources.get(subject)?.describe(db, part, language) ?? [],
    ),
  )
  const texts = new Map(described.flat().map((one) => [keyOf(one), one]))
  return (entry) => texts.get(keyOf(entry)) ?? { title: entry.title, body: '' }
}
