import { findEntries, type Hit, isSaidInTitles } from './find.ts'
import { partsOf } from './most-words.ts'
import { nearestWord } from './nearest.ts'
import { titleLevel } from './places.ts'
import { type Query, readQuery } from './query.ts'
import { saidOtherwise } from './said-otherwise.ts'
import type { Searching, Sight } from './sight.ts'

/** An index, and what somebody may find in it. */
export type Scope = { searching: Searching; sight: Sight }

/** The best of each kind in each of these indexes. */
async function findBest(scopes: readonly Scope[], query: Query): Promise<Hit[]> {
  const found = await Promise.all(
    scopes.map(({ searching, sight }) =>
      findEntries(searching, query, { from: 0, count: 1 }, sight),
    ),
  )
  return found.flat()
}

/**
 * By what a search is answered: as it was typed; where nothing is found by that, by saying it otherwise; and by both where no
 * title has all that was typed, but one says it otherwise. `found` is the best of each kind, where that is known.
 */
export async function answeredBy(
  scopes: readonly Scope[],
  query: Query,
  found?: readonly Hit[],
): Promise<Query> {
  const otherwise = saidOtherwise(query)
  if (!otherwise) return query
  const best = found ?? (await findBest(scopes, query))
  if (best.length === 0) return otherwise
  if (best.some(({ level }) => level >= titleLevel)) return query
  const inTitles = await Promise.all(
    scopes.map(({ searching, sight }) => isSaidInTitles(searching, otherwise, sight)),
  )
  if (!inTitles.includes(true)) return query
  return { words: query.words, spellings: [...query.spellings, ...otherwise.spellings] }
}

/** Whether somebody who searches here finds anything by a word: others are as unknown as if nobody had written them. */
const foundHere = (scopes: readonly Scope[]) => async (word: string) =>
  (await findBest(scopes, readQuery(word))).length > 0

/** For a search without results: the query for as many of its words as possible; undefined if no word has a result. */
export async function byMostWords(
  scopes: readonly Scope[],
  query: Query,
): Promise<Query | undefined> {
  for (const some of partsOf(query)) if ((await findBest(scopes, some)).length > 0) return some
  return undefined
}

/** A search with each word that is not known as the nearest one that is. Undefined when nothing is found by that, either. */
export async function whatWasMeant(
  scopes: readonly Scope[],
  { words }: Query,
): Promise<string | undefined> {
  const [first] = scopes
  if (!first || words.length === 0) return undefined
  const { db, categories } = first.searching
  const known = await db
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'in', words)
    .execute()
  const inNames = [...categories.values()].flatMap((name) => name.words)
  const isFound = foundHere(scopes)
  // What is to be public tomorrow is in the index today.
  const isKnown = async (word: string) =>
    inNames.includes(word) || (known.some((one) => one.word === word) && (await isFound(word)))
  const meant = await Promise.all(
    words.map(async (word) =>
      (await isKnown(word)) ? word : nearestWord(db, word, { others: inNames, isFound }),
    ),
  )
  if (meant.includes(undefined)) return undefined
  const text = meant.join(' ')
  if (text === words.join(' ')) return undefined
  // Each word may stand in something else.
  const found = await findBest(scopes, readQuery(text))
  return found.length > 0 ? text : undefined
}
