import { languageOf, type PartLanguage } from 'contract/platform/language-of-text'
import type { TextPiece } from 'contract/search/search'
import { type CategoryNames, isCalled } from '../../platform/search-engine/categories.ts'
import { categorySign } from '../../platform/search-engine/category-signs.ts'
import type { Searching } from '../../platform/search-engine/entries.ts'
import type { Hit } from '../../platform/search-engine/find.ts'
import { highlightTitle } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'

type CategoryResult = { category: TextPiece[]; categoryLanguage?: PartLanguage }

type InCategory = Pick<Hit, 'itemId' | 'revision' | 'kind'>

/** For drafts, the index appends the time of saving. */
const revisionOf = ({ revision }: InCategory) => revision.split(' ')[0] ?? ''

async function namedBy(
  { db }: Pick<Searching, 'db'>,
  hits: readonly InCategory[],
): Promise<Map<string, string | null>> {
  const events = hits.flatMap(({ kind, itemId }) => (kind === 'event' ? itemId : []))
  const notices = hits.flatMap((hit) => (hit.kind === 'notice' ? revisionOf(hit) : []))
  const ofEvents =
    events.length > 0
      ? await db
          .selectFrom('events')
          .select(['_id', 'category'])
          .where('_id', 'in', events)
          .execute()
      : []
  const ofNotices =
    notices.length > 0
      ? await db
          .selectFrom('noticeFacts')
          .select(['revisionId', 'categoryId'])
          .where('revisionId', 'in', notices)
          .execute()
      : []
  return new Map([
    ...ofEvents.map(({ _id, category }) => [_id, category] as const),
    ...ofNotices.map(({ revisionId, categoryId }) => [revisionId, categoryId] as const),
  ])
}

function marked(name: { title: string; words: readonly string[] }, query: Query): TextPiece[] {
  const pieces = highlightTitle(name.title, query)
  const isMarked = pieces.some(({ isHit }) => isHit)
  const isNameMatch = query.spellings.flat().some((wanted) => isCalled(name, wanted))
  return isNameMatch && !isMarked ? [{ text: name.title, isHit: true }] : pieces
}

export async function categoryResults(
  { db, categories }: { db: Searching['db']; categories: CategoryNames },
  hits: readonly InCategory[],
  query: Query,
): Promise<(hit: InCategory) => Partial<CategoryResult>> {
  const named = await namedBy({ db }, hits)
  return (hit) => {
    const id = named.get(hit.kind === 'event' ? hit.itemId : revisionOf(hit))
    const name = id ? categories.get(categorySign(id)) : undefined
    if (!name) return {}
    const language = languageOf(name.title)
    return { category: marked(name, query), ...(language && { categoryLanguage: language }) }
  }
}
