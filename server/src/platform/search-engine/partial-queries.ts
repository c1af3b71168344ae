import { type Query, readQuery } from './query.ts'
import { withoutStopWords } from './stop-words.ts'
import { interleaved, withSynonyms } from './synonyms.ts'

const maxVariants = 40
const shortest = 3

function withoutSome(words: readonly string[], left: number): string[][] {
  if (left === 0) return [[...words]]
  return words.flatMap((_, index) =>
    withoutSome(words.slice(index + 1), left - 1).map((rest) => [
      ...words.slice(0, index),
      ...rest,
    ]),
  )
}

const isSpecific = (words: readonly string[]) =>
  words.length > 1 || words.every((word) => word.length >= shortest && !/^\d+$/.test(word))

function variantsOf(words: readonly string[]): Query['variants'] {
  const query = readQuery(words.join(' '))
  return [...query.variants, ...(withSynonyms(query)?.variants ?? [])]
}

/** Leaves out as few words as possible. */
export function partialQueriesOf({ words }: Query): Query[] {
  const texts = withoutStopWords(words)
  return Array.from({ length: Math.max(0, texts.length - 1) }, (_, index) => {
    const some = withoutSome(texts, index + 1).filter(isSpecific)
    const variants = interleaved(some.map(variantsOf)).slice(0, maxVariants)
    return { words, variants, isPartial: true as const }
  }).filter(({ variants }) => variants.length > 0)
}
