import type { ContentData, Target } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { keyPath } from 'contract/content/key-path'
import { labelAt } from 'contract/content/labels'
import { placeLinksOf } from 'contract/content/place-links'
import {
  type DeadLink,
  mostReported,
  type ReportedEntry,
  type Reports,
} from 'contract/content/reports'
import { contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { readAddresses } from '../addresses/public-addresses.ts'
import { dataOf, entriesOf, type Item, itemAt, readRevisions } from '../entries/entry.ts'
import { isSeenBy } from '../entries/permissions.ts'
import { readPersonCards } from '../public/public-cards.ts'
import { deadPlaces, type Site } from './dead-places.ts'
import { collegeDay, dueOf, readPeople } from './review.ts'

type From = { db: Db; site: Site }

type Public = { _id: string; fields: ContentFields; data: ContentData }

async function readPublic(db: Db, items: readonly Item[]): Promise<Public[]> {
  const published = await readRevisions(
    db,
    items.map(({ publishedId }) => publishedId),
  )
  const byId = new Map(published.map((revision) => [revision._id, revision]))
  const shown: Public[] = []
  for await (const { _id, type, publishedId } of inTurns(items)) {
    const revision = byId.get(publishedId ?? '')
    if (revision) shown.push({ _id, fields: contentTypes[type].fields, data: dataOf(revision) })
  }
  return shown
}

async function deadPathsOf(from: From, entries: readonly Public[], moment: Date) {
  const links: Omit<DeadLink, 'title'>[] = []
  for await (const { _id, fields, data } of inTurns(entries)) {
    for (const { path, place } of placeLinksOf(fields, data))
      links.push({ entryId: _id, label: labelAt(fields, data, keyPath(data, path)), place })
  }
  const places = links.map(({ place }) => place ?? '')
  const dead = new Set(await deadPlaces(from, places, moment))
  return links.filter(({ place }) => dead.has(place ?? ''))
}

async function goneOf(db: Db, entries: readonly Public[], moment: Date) {
  const uses: (Omit<DeadLink, 'title'> & { target: Target })[] = []
  for await (const { _id, fields, data } of inTurns(entries)) {
    for (const { path, target } of usesOf(fields, data))
      uses.push({ entryId: _id, label: labelAt(fields, data, path), target })
  }
  const idsOf = (wanted: Target['kind']) => [
    ...new Set(uses.flatMap(({ target: { kind, id } }) => (kind === wanted ? [id] : []))),
  ]
  const people = await readPersonCards(db, idsOf('member'), moment)
  const addresses = await readAddresses(db, idsOf('entry'), moment)
  const goneAs = ({ kind, id }: Target): DeadLink['gone'] => {
    if (kind === 'member') return people.has(id) ? undefined : 'person'
    return kind === 'entry' && !addresses.has(id) ? 'entry' : undefined
  }
  // A text that shows several of them is listed once.
  const told = new Map<string, Omit<DeadLink, 'title'>>()
  for (const { target, ...place } of uses) {
    const gone = goneAs(target)
    if (gone) told.set(`${place.entryId} ${place.label} ${gone}`, { ...place, gone })
  }
  return [...told.values()]
}

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
                (['publishedId', 'draftId', 'scheduledId', 'requestedId'] as const).map((pointer) =>
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

/** Most disclosure items never change; they have their own report. */
const isOfRegister = ({ type }: ReportedEntry) =>
  type === 'disclosureItem' || type === 'disclosureGroup'

const dayOf = ({ review }: ReportedEntry) => review.due?.by ?? ''

export async function readReviews(db: Db, items: readonly Item[], moment: Date) {
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

/** Most urgent first. */
export async function readReports(
  from: From,
  actor: Administrator,
  moment: Date,
): Promise<Reports> {
  const { db } = from
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .execute()
  const items = stored.filter(isSeenBy(actor)).map((item) => itemAt(item, moment))
  const reviews = await readReviews(db, items, moment)
  const oldestFirst = (await entriesOf(db, items, moment))
    .toReversed()
    .map((entry): ReportedEntry => ({ ...entry, review: reviews.get(entry._id) ?? {} }))
  const titles = new Map(oldestFirst.map(({ _id, title }) => [_id, title]))
  const shown = await readPublic(db, items)
  const dead = [...(await deadPathsOf(from, shown, moment)), ...(await goneOf(db, shown, moment))]
  return {
    deadLinks: dead.map((link) => ({ ...link, title: titles.get(link.entryId) ?? '' })),
    drafts: oldestFirst.filter(({ hasDraft }) => hasDraft).slice(0, mostReported),
    toReview: oldestFirst
      .filter(({ review }) => review.due)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .slice(0, mostReported),
    oldest: oldestFirst
      .filter((entry) => entry.isPublic && !entry.hasDraft && !isOfRegister(entry))
      .slice(0, mostReported),
    unusedFiles: await readUnused(db),
  }
}
