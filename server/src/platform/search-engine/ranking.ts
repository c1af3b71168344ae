import { type CategoryNames, categorySignsOf } from './categories.ts'
import { exactVariants, type QueryVariant, type QueryWord, wordVariantsOf } from './query.ts'
import { type SearchEntry, type SearchIndex, wordsBeginningWith } from './search-index.ts'

type Where = 'title' | 'headings' | 'words'
/** Ids of entries. */
type Posting = ReadonlySet<number>
const nothing: Posting = new Set()

function readPosting(
  index: SearchIndex,
  categories: CategoryNames,
  where: Where,
  queryWord: QueryWord,
): Posting {
  const ways = wordVariantsOf(queryWord)
  const signs = where === 'words' ? categorySignsOf(queryWord, categories) : []
  const prefixed = queryWord.isBeginning
    ? ways.flatMap((way) => wordsBeginningWith(index, way))
    : []
  const words = new Set([...ways, ...signs, ...prefixed])
  const ids = new Set<number>()
  for (const word of words) for (const id of index[where].get(word) ?? []) ids.add(id)
  return ids
}

/** Each word is looked up once, however many variants and suggestions have it. */
export function createPostings(index: SearchIndex, categories: CategoryNames) {
  const known = new Map<string, Posting>()
  return (where: Where, queryWord: QueryWord): Posting => {
    const key = `${where} ${wordVariantsOf(queryWord).join(' ')}${queryWord.isBeginning ? '*' : ''}`
    const posting = known.get(key) ?? readPosting(index, categories, where, queryWord)
    known.set(key, posting)
    return posting
  }
}
export type PostingLists = ReturnType<typeof createPostings>

function entriesWith(postings: PostingLists, where: Where, variant: QueryVariant): number[] {
  const [rarest = nothing, ...others] = variant
    .map((queryWord) => postings(where, queryWord))
    .toSorted((one, other) => one.size - other.size)
  return [...rarest].filter((id) => others.every((posting) => posting.has(id)))
}

export const entriesWithAny = (
  postings: PostingLists,
  where: Where,
  variants: readonly QueryVariant[],
): number[] => [...new Set(variants.flatMap((variant) => entriesWith(postings, where, variant)))]

export const isPartOfPage = ({ path }: SearchEntry): boolean => path.includes('#')

const headingLevel = 5
export const titleLevel = 6
const fullTitleLevel = 7
export const expiredLevels = 10

function levelOfTitle(entry: SearchEntry, variant: QueryVariant): number {
  if (isPartOfPage(entry)) return headingLevel
  return variant.length >= entry.titleLength ? fullTitleLevel : titleLevel
}

/**
 * Whole words before prefixes. Then the whole title, before all words in the title, before all in headings, before some in
 * the title. The title of a part of a page is a heading.
 */
export function rankEntries(
  { entries }: Pick<SearchIndex, 'entries'>,
  postings: PostingLists,
  variants: readonly QueryVariant[],
): ReadonlyMap<number, number> {
  const exact = exactVariants(variants)
  const levels = new Map<number, number>()
  const isSingle = variants.every((variant) => variant.length === 1)
  const named = new Set<number>()
  if (!isSingle)
    for (const queryWord of variants.flat())
      for (const id of postings('title', queryWord)) named.add(id)
  const raise = (id: number, level: number) => {
    if ((levels.get(id) ?? -1) < level) levels.set(id, level)
  }
  const raiseAll = (where: Where, some: readonly QueryVariant[], level: number) => {
    for (const variant of some)
      for (const id of entriesWith(postings, where, variant))
        raise(id, where === 'words' && named.has(id) ? level + 1 : level)
  }
  raiseAll('words', variants, 0)
  raiseAll('title', variants, 2)
  raiseAll('words', exact, 3)
  raiseAll('headings', exact, headingLevel)
  for (const variant of exact)
    for (const id of entriesWith(postings, 'title', variant)) {
      const entry = entries.get(id)
      if (entry) raise(id, levelOfTitle(entry, variant))
    }
  return levels
}
