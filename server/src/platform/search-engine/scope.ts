import { findEntries, type Hit, isSaidInTitles, type Scope } from './find.ts'
import { partsOf } from './most-words.ts'
import { nearestWord } from './nearest.ts'
import { type Query, readQuery } from './query.ts'
import { titleLevel } from './ranking.ts'
import { saidOtherwise } from './synonyms.ts'

async function findBest(scopes: readonly Scope[], query: Query): Promise<Hit[]> {
  const found: Hit[] = []
  for (const scope of scopes)
    found.push(...(await findEntries(scope, query, { from: 0, count: 1 })))
  return found
}

/** As typed; if that finds nothing, by synonyms; by both if only a synonym matches a whole title. */
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
  for (const scope of scopes)
    if (await isSaidInTitles(scope, otherwise))
      return { words: query.words, spellings: [...query.spellings, ...otherwise.spellings] }
  return query
}

const foundHere = (scopes: readonly Scope[]) => async (word: string) =>
  (await findBest(scopes, readQuery(word))).length > 0

export async function byMostWords(
  scopes: readonly Scope[],
  query: Query,
): Promise<Query | undefined> {
  for (const some of partsOf(query)) if ((await findBest(scopes, some)).length > 0) return some
  return undefined
}

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
  // Scheduled content is already indexed.
  const isKnown = async (word: string) =>
    inNames.includes(word) || (known.some((one) => one.word === word) && (await isFound(word)))
  const meant: string[] = []
  for (const word of words) {
    const near = (await isKnown(word))
      ? word
      : await nearestWord(db, word, { others: inNames, isFound })
    if (near === undefined) return undefined
    meant.push(near)
  }
  const text = meant.join(' ')
  if (text === words.join(' ')) return undefined
  const found = await findBest(scopes, readQuery(text))
  return found.length > 0 ? text : undefined
}
