import type { ContentData, ReferenceTarget } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { keyPath } from 'contract/content/key-path'
import { labelAt } from 'contract/content/labels'
import { linksInFieldsOf } from 'contract/content/links-in-fields'
import {
  type DeadLink,
  maxReported,
  type ReportedEntry,
  type Reports,
} from 'contract/content/reports'
import { declaredOf } from 'contract/content/translations/translation-types'
import { usesOf } from 'contract/content/uses'
import type { Administrator } from '../../platform/access/actor.ts'
import { collegeDay } from '../../platform/college-day.ts'
import type { Db } from '../../platform/db/open.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { readAddresses } from '../addresses/public-addresses.ts'
import { isSeenBy } from '../entries/permissions.ts'
import { type ContentItem, dataOf, entriesOf, itemAt, readRevisions } from '../model/entry.ts'
import { readPersonCards } from '../public/public-cards.ts'
import { deadLinkTargets, type SiteProbe } from './dead-link-targets.ts'
import { dueOf, readReviewers } from './review.ts'

type From = { db: Db; site: SiteProbe }

type Public = { _id: string; fields: ContentFields; data: ContentData }

async function readPublic(db: Db, items: readonly ContentItem[]): Promise<Public[]> {
  const published = await readRevisions(
    db,
    items.map(({ publishedId }) => publishedId),
  )
  const byId = new Map(published.map((revision) => [revision._id, revision]))
  const visible: Public[] = []
  for await (const { _id, type, publishedId } of inTurns(items)) {
    const revision = byId.get(publishedId ?? '')
    if (revision) visible.push({ _id, fields: declaredOf(type).fields, data: dataOf(revision) })
  }
  return visible
}

async function deadPathsOf(from: From, entries: readonly Public[], now: Date) {
  const links: Omit<DeadLink, 'title'>[] = []
  for await (const { _id, fields, data } of inTurns(entries)) {
    for (const { path, place } of linksInFieldsOf(fields, data))
      links.push({ entryId: _id, label: labelAt(fields, data, keyPath(data, path)), place })
  }
  const linkTargets = links.map(({ place }) => place ?? '')
  const dead = new Set(await deadLinkTargets(from, linkTargets, now))
  return links.filter(({ place }) => dead.has(place ?? ''))
}

async function goneOf(db: Db, entries: readonly Public[], now: Date) {
  const uses: (Omit<DeadLink, 'title'> & { target: ReferenceTarget })[] = []
  for await (const { _id, fields, data } of inTurns(entries)) {
    for (const { path, target } of usesOf(fields, data))
      uses.push({ entryId: _id, label: labelAt(fields, data, path), target })
  }
  const idsOf = (wanted: ReferenceTarget['kind']) => [
    ...new Set(uses.flatMap(({ target: { kind, id } }) => (kind === wanted ? [id] : []))),
  ]
  const people = await readPersonCards(db, idsOf('member'), now)
  const addresses = await readAddresses(db, idsOf('entry'), now)
  const goneAs = ({ kind, id }: ReferenceTarget): DeadLink['gone'] => {
    if (kind === 'member') return people.has(id) ? undefined : 'person'
    return kind === 'entry' && !addresses.has(id) ? 'entry' : undefined
  }
  // A text that shows several of them is listed once.
  const dead = new Map<string, Omit<DeadLink, 'title'>>()
  for (const { target, ...place } of uses) {
    const gone = goneAs(target)
    if (gone) dead.set(`${place.entryId} ${place.label} ${gone}`, { ...place, gone })
  }
  return [...dead.values()]
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
    .limit(maxReported)
    .execute()

/** Most disclosure items never change, and they have their own report. Translations change with what they translate. */
const isLeftOut = ({ type, sourceId }: ReportedEntry) =>
  sourceId !== undefined || type === 'disclosureItem' || type === 'disclosureGroup'

const dayOf = ({ review }: ReportedEntry) => review.due?.by ?? ''

export async function readReviews(db: Db, items: readonly ContentItem[], now: Date) {
  const emails = new Map((await readReviewers(db)).map(({ _id, email }) => [_id, email]))
  const today = collegeDay(now)
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
export async function contentReports(
  from: From,
  actor: Administrator,
  now: Date,
): Promise<Reports> {
  const { db } = from
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .execute()
  const items = stored.filter(isSeenBy(actor)).map((item) => itemAt(item, now))
  const reviews = await readReviews(db, items, now)
  const oldestFirst = (await entriesOf(db, items, now))
    .toReversed()
    .map((entry): ReportedEntry => ({ ...entry, review: reviews.get(entry._id) ?? {} }))
  const titles = new Map(oldestFirst.map(({ _id, title }) => [_id, title]))
  const visible = await readPublic(db, items)
  const dead = [...(await deadPathsOf(from, visible, now)), ...(await goneOf(db, visible, now))]
  return {
    deadLinks: dead.map((link) => ({ ...link, title: titles.get(link.entryId) ?? '' })),
    drafts: oldestFirst.filter(({ hasDraft }) => hasDraft).slice(0, maxReported),
    toReview: oldestFirst
      .filter(({ review }) => review.due)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .slice(0, maxReported),
    oldest: oldestFirst
      .filter((entry) => entry.isPublic && !entry.hasDraft && !isLeftOut(entry))
      .slice(0, maxReported),
    unusedFiles: await readUnused(db),
  }
}
