import { keyPath } from 'contract/content/key-path'
import { labelAt } from 'contract/content/labels'
import { placeLinksOf } from 'contract/content/place-links'
import { mostReported, type ReportedEntry, type Reports } from 'contract/content/reports'
import { contentTypes } from 'contract/content/types'
import type { Db } from '../db/open.ts'
import { type Ask, deadPlaces } from './dead-places.ts'
import { dataOf, entriesOf, type Item, itemAt, readRevisions } from './entry.ts'
import { collegeDay, dueOf, readPeople } from './review.ts'

/** The links of what is public that lead nowhere. */
async function deadLinksOf(db: Db, items: readonly Item[], ask: Ask) {
  const published = await readRevisions(
    db,
    items.map(({ publishedId }) => publishedId),
  )
  const links = items.flatMap((item) => {
    const revision = published.find(({ _id }) => _id === item.publishedId)
    if (!revision) return []
    const { fields } = contentTypes[item.type]
    const data = dataOf(revision)
    return placeLinksOf(fields, data).map(({ path, place }) => ({
      entryId: item._id,
      label: labelAt(fields, data, keyPath(data, path)),
      place,
    }))
  })
  const dead = await deadPlaces(
    ask,
    links.map(({ place }) => place),
  )
  return links.filter(({ place }) => dead.includes(place))
}

/** What of the library nothing names that is public, written or to be published. */
const readUnused = (db: Db) =>
  db
    .selectFrom('libraryItems')
    .select(['_id', 'kind', 'name'])
    .where('deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contentUses')
            .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
            .select('contentUses.itemId')
            .whereRef('targetId', '=', 'libraryItems._id')
            .where('contentItems.deletedAt', 'is', null)
            .where(({ eb, or, ref }) =>
              or(
                (['publishedId', 'draftId', 'scheduledId'] as const).map((pointer) =>
                  eb('contentUses.revisionId', '=', ref(pointer)),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('savedAt')
    .limit(mostReported)
    .execute()

const dayOf = ({ review }: ReportedEntry) => review.due?.by ?? ''

/** Who looks after entries and when, by their ids. */
async function readReviews(db: Db, items: readonly Item[], moment: Date) {
  const emails = new Map((await readPeople(db)).map(({ _id, email }) => [_id, email]))
  const today = collegeDay(moment)
  return new Map(
    items.map((item): [string, ReportedEntry['review']] => {
      const owner = emails.get(item.ownerId ?? '')
      const due = dueOf(item)
      return [
        item._id,
        { ...(owner && { owner }), ...(due && { due: { ...due, isOver: due.by < today } }) },
      ]
    }),
  )
}

/** What of the website wants to be looked at, each list with the most pressing first. */
export async function readReports(db: Db, ask: Ask, moment: Date): Promise<Reports> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .execute()
  const items = stored.map((item) => itemAt(item, moment))
  const reviews = await readReviews(db, items, moment)
  const oldestFirst = (await entriesOf(db, items, moment))
    .toReversed()
    .map((entry): ReportedEntry => ({ ...entry, review: reviews.get(entry._id) ?? {} }))
  const titles = new Map(oldestFirst.map(({ _id, title }) => [_id, title]))
  const dead = await deadLinksOf(db, items, ask)
  return {
    deadLinks: dead.map((link) => ({ ...link, title: titles.get(link.entryId) ?? '' })),
    drafts: oldestFirst.filter(({ hasDraft }) => hasDraft).slice(0, mostReported),
    toReview: oldestFirst
      .filter(({ review }) => review.due)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .slice(0, mostReported),
    oldest: oldestFirst
      .filter(({ isPublic, hasDraft }) => isPublic && !hasDraft)
      .slice(0, mostReported),
    unusedFiles: await readUnused(db),
  }
}
