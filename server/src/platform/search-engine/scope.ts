import { findSearchEntries, type Hit, type Scope } from './find.ts'
import { nearestWord } from './nearest-word.ts'
import { partialQueriesOf } from './partial-queries.ts'
import { type Query, readQuery } from './query.ts'
import { titleLevel } from './ranking.ts'
import { hindiFor } from './romanised.ts'
import { withoutStopWords } from './stop-words.ts'
import { withSynonyms } from './synonyms.ts'

const findBest = (scopes: readonly Scope[], query: Query): Hit[] =>
  scopes.flatMap((scope) => findSearchEntries(scope, query, { from: 0, count: 1 }))

/** With words in Devanagari that sound like those typed in Latin letters, and their synonyms. */
function inDevanagari(scopes: readonly Scope[], { words }: Query): Query {
  const hindiOf = (word: string) => [
    ...new Set(scopes.flatMap(({ index }) => hindiFor(index.sounds, word))),
  ]
  const typed = withoutStopWords(words)
  const likeliest = typed.map((word) => hindiOf(word)[0] ?? word)
  const variants = readQuery(typed.join(' ')).variants.map((variant) =>
    variant.map(({ ways = [], ...wanted }) => ({
      ...wanted,
      ways: [...ways, ...hindiOf(wanted.word)],
    })),
  )
  const synonyms = withSynonyms({ words: likeliest, variants: [] })
  return { words, variants: [...variants, ...(synonyms?.variants ?? [])] }
}

const levelOf = (hits: readonly Hit[]) => Math.max(...hits.map(({ level }) => level))

/** As typed; if that finds nothing, by synonyms, then by sound; by both if a synonym matches better than what was typed. */
export function answeredBy(scopes: readonly Scope[], query: Query, hits?: readonly Hit[]): Query {
  const otherwise = withSynonyms(query)
  const best = hits ?? findBest(scopes, query)
  if (best.length === 0)
    return (
      [otherwise, inDevanagari(scopes, query)].find(
        (some) => some && findBest(scopes, some).length > 0,
      ) ??
      otherwise ??
      query
    )
  if (!otherwise || levelOf(best) >= titleLevel) return query
  if (levelOf(findBest(scopes, otherwise)) <= levelOf(best)) return query
  return { words: query.words, variants: [...query.variants, ...otherwise.variants] }
}

export const byMatchedWords = (scopes: readonly Scope[], query: Query): Query | undefined =>
  partialQueriesOf(query).find((some) => findBest(scopes, some).length > 0)

/** By the words of the first of these scopes. */
export function didYouMeanFor(scopes: readonly Scope[], { words }: Query): string | undefined {
  const [first] = scopes
  if (!first || words.length === 0) return undefined
  const known = first.index.words
  const inNames = [...first.categories.values()].flatMap((name) => name.words)
  const hasMatch = (word: string) => findBest(scopes, readQuery(word)).length > 0
  // Scheduled content is already indexed.
  const isKnown = (word: string) => inNames.includes(word) || (known.has(word) && hasMatch(word))
  const corrected: string[] = []
  for (const word of words) {
    const near = isKnown(word) ? word : nearestWord(known, word, { others: inNames, hasMatch })
    if (near === undefined) return undefined
    corrected.push(near)
  }
  const text = corrected.join(' ')
  return text !== words.join(' ') && hasMatch(text) ? text : undefined
}
