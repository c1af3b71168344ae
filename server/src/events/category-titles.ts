import { contentData } from 'contract/content/data'
import { publicAt } from '../content/public-at.ts'
import { spansOf } from '../search/content-source.ts'
import { always, type Reading, type Span } from '../search/source.ts'

/** What something is called from a moment until another. */
type Called = { title: string } & Omit<Span, 'revision'>

const titleIn = (data: string) => String(contentData.parse(JSON.parse(data)).title ?? '')

/** What the categories that visitors see are called, by their ids. */
export async function readCategoryTitles(
  db: Reading,
  moment: Date,
): Promise<ReadonlyMap<unknown, string>> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', '=', 'eventCategory')
    .execute()
  return new Map(rows.map(({ _id, data }) => [_id, titleIn(data)]))
}

/** What each category is called, and from when until when, by what is decided now. */
export async function readCategoryNames(
  db: Reading,
): Promise<ReadonlyMap<unknown, readonly Called[]>> {
  const items = await db
    .selectFrom('contentItems')
    .select(['_id', 'publishedId', 'scheduledId', 'publishAt', 'unpublishAt'])
    .where('type', '=', 'eventCategory')
    .where('deletedAt', 'is', null)
    .execute()
  const revisions = await db
    .selectFrom('contentRevisions')
    .innerJoin('contentItems', 'contentItems._id', 'itemId')
    .select(['contentRevisions._id', 'data'])
    .where('type', '=', 'eventCategory')
    .where(({ or, eb, ref }) =>
      or([
        eb('contentRevisions._id', '=', ref('publishedId')),
        eb('contentRevisions._id', '=', ref('scheduledId')),
      ]),
    )
    .execute()
  const titles = new Map(revisions.map(({ _id, data }) => [_id, titleIn(data)]))
  return new Map(
    items.map((item) => [
      item._id,
      spansOf(item).map(({ revision, ...span }) => ({
        ...span,
        title: titles.get(revision) ?? '',
      })),
    ]),
  )
}

/** The same of an event in one of them that is shown since a moment: without a break, and by nothing where it has no name. */
export function namesSince(names: readonly Called[], shownFrom: string): Called[] {
  const edges = names.flatMap(({ shownFrom: from, shownUntil }) => [from, shownUntil])
  const cuts = [...new Set([shownFrom, ...edges.filter((edge) => edge > shownFrom), always])]
  const parts = cuts.toSorted().flatMap((from, at, all) => {
    const shownUntil = all[at + 1]
    const name = names.find((one) => one.shownFrom <= from && from < one.shownUntil)
    return shownUntil ? [{ title: name?.title ?? '', shownFrom: from, shownUntil }] : []
  })
  return parts.filter((part, at) => part.title !== parts[at - 1]?.title).map(untilNext)
}

const untilNext = (part: Called, at: number, all: readonly Called[]): Called => ({
  ...part,
  shownUntil: all[at + 1]?.shownFrom ?? always,
})
