import { findSearchEntries, type Hit, isInTitles, type Scope } from './find.ts'
import { partialQueriesOf } from './most-words.ts'
import { nearestWord } from './nearest.ts'
import { type Query, readQuery } from './query.ts'
import { titleLevel } from './ranking.ts'
import { withSynonyms } from './synonyms.ts'

async function findBest(scopes: readonly Scope[], query: Query): Promise<Hit[]> {
  const results: Hit[] = []
  for (const scope of scopes)
    results.push(...(await findSearchEntries(scope, query, { from: 0, count: 1 })))
  return results
}

/** As typed; if that finds nothing, by synonyms; by both if only a synonym matches a whole title. */
export async function answeredBy(
  scopes: readonly Scope[],
  query: Query,
  result?: readonly Hit[],
): Promise<Query> {
  const otherwise = withSynonyms(query)
  if (!otherwise) return query
  const best = result ?? (await findBest(scopes, query))
  if (best.length === 0) return otherwise
  if (best.some(({ level }) => level >= titleLevel)) return query
  for (const scope of scopes)
    if (await isInTitles(scope, otherwise))
      return { words: query.words, spellings: [...query.spellings, ...otherwise.spellings] }
  return query
}

const hasMatchIn = (scopes: readonly Scope[]) => async (word: string) =>
  (await findBest(scopes, readQuery(word))).length > 0

export async function byMatchedWords(
  scopes: readonly Scope[],
  query: Query,
): Promise<Query | undefined> {
  for (const some of partialQueriesOf(query))
    if ((await findBest(scopes, some)).length > 0) return some
  return undefined
}

export async function didYouMeanFor(
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
  const hasMatch = hasMatchIn(scopes)
  // Scheduled content is already indexed.
  const isKnown = async (word: string) =>
    inNames.includes(word) || (known.some((one) => one.word === word) && (await hasMatch(word)))
  const meant: string[] = []
  for (const word of words) {
    const near = (await isKnown(word))
      ? word
      : await nearestWord(db, word, { others: inNames, isFound: hasMatch })
    if (near === undefined) return undefined
    meant.push(near)
  }
  const text = meant.join(' ')
  if (text === words.join(' ')) return undefined
  const results = await findBest(scopes, readQuery(text))
  return results.length > 0 ? text : undefined
}
