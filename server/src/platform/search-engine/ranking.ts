import { type CategoryNames, categorySignsOf } from './categories.ts'
import { exactVariants, type QueryVariant, type QueryWord, wordVariantsOf } from './query.ts'
import { type SearchIndex, wordsBeginningWith } from './search-index.ts'

type Where = 'title' | 'words'
/** Ids of entries. */
type Posting = ReadonlySet<number>
const nothing: Posting = new Set()

function readPosting(
  index: SearchIndex,
  categories: CategoryNames,
  where: Where,
  wanted: QueryWord,
): Posting {
  const ways = wordVariantsOf(wanted)
  const signs = where === 'words' ? categorySignsOf(wanted, categories) : []
  const begun = wanted.isBeginning ? ways.flatMap((way) => wordsBeginningWith(index, way)) : []
  const words = new Set([...ways, ...signs, ...begun])
  const ids = new Set<number>()
  for (const word of words) for (const id of index[where].get(word) ?? []) ids.add(id)
  return ids
}

/** Each word is looked up once, however many variants and suggestions have it. */
export function createPostings(index: SearchIndex, categories: CategoryNames) {
  const known = new Map<string, Posting>()
  return (where: Where, wanted: QueryWord): Posting => {
    const key = `${where} ${wordVariantsOf(wanted).join(' ')}${wanted.isBeginning ? '*' : ''}`
    const posting = known.get(key) ?? readPosting(index, categories, where, wanted)
    known.set(key, posting)
    return posting
  }
}
export type PostingLists = ReturnType<typeof createPostings>

function entriesWith(postings: PostingLists, where: Where, variant: QueryVariant): number[] {
  const [rarest = nothing, ...others] = variant
    .map((wanted) => postings(where, wanted))
    .toSorted((one, other) => one.size - other.size)
  return [...rarest].filter((id) => others.every((posting) => posting.has(id)))
}

export const entriesWithAny = (
  postings: PostingLists,
  where: Where,
  variants: readonly QueryVariant[],
): number[] => [...new Set(variants.flatMap((variant) => entriesWith(postings, where, variant)))]

export const titleLevel = 5
export const expiredLevels = 10

/** Whole words before prefixes; then all words in the title before some. */
export function rankEntries(
  postings: PostingLists,
  variants: readonly QueryVariant[],
): ReadonlyMap<number, number> {
  const exact = exactVariants(variants)
  const levels = new Map<number, number>()
  const isSingle = variants.every((variant) => variant.length === 1)
  const named = new Set<number>()
  if (!isSingle)
    for (const wanted of variants.flat()) for (const id of postings('title', wanted)) named.add(id)
  const raise = (where: Where, some: readonly QueryVariant[], level: number) => {
    for (const variant of some)
      for (const id of entriesWith(postings, where, variant)) {
        const raised = where === 'words' && named.has(id) ? level + 1 : level
        if ((levels.get(id) ?? -1) < raised) levels.set(id, raised)
      }
  }
  raise('words', variants, 0)
  raise('title', variants, 2)
  raise('words', exact, 3)
  raise('title', exact, titleLevel)
  return levels
}
