import type { ContentData } from 'contract/content/data'
import { isPaged, type PagedName } from 'contract/content/types'
import type { Confirmed } from '../../platform/access/actor.ts'
import { type NewActivity, recordActivities } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { lockSlug, recordAddress, updateDepartmentFromDraft } from '../addresses/addresses.ts'
import { type ContentItem, readEntryReference } from '../model/entry.ts'
import { writeUses } from '../references/uses.ts'
import { writeNoticeFacts } from './notice-facts.ts'

type Revision = { revisionId: string; data: ContentData }

export const noRequest = {
  requestedId: null,
  requestedBy: null,
  requestedAt: null,
  requestNote: null,
  returnedBy: null,
  returnedAt: null,
  returnNote: null,
} satisfies Partial<ContentItem>

type DraftPointers = Pick<ContentItem, 'draftId' | keyof typeof noRequest>
type Pointers = DraftPointers &
  Pick<
    ContentItem,
    'slug' | 'publishedId' | 'scheduledId' | 'publishAt' | 'unpublishAt' | 'deletedAt'
  >

export type EntryActivity = Pick<NewActivity, 'action' | 'before' | 'after' | 'changed'>
/** `item` is locked, and as it was before. */
type Acted = { item: ContentItem; by: Confirmed; now: Date; activities?: readonly EntryActivity[] }

/** Pointers that aren't given stay. */
type Events = {
  /** A revision is stored: a draft, or what is published next. */
  written: Revision & { item: Pick<ContentItem, '_id' | 'type'> }
  /** What was written becomes the draft. */
  drafted: Acted & { pointers: Partial<DraftPointers> }
  /** A revision becomes public. */
  published: Acted & { revisionId: string; since: string; pointers: Partial<Pointers> }
  /** It is scheduled, ends, is withdrawn, deleted, restored or reviewed. */
  changed: Acted & { pointers: Partial<Pointers> }
  reordered: Acted & { positions: ReadonlyMap<string, number> }
  purged: Acted
}
type Kind = keyof Events
export type ContentEvent<K extends Kind = Kind> = { [P in K]: { kind: P } & Events[P] }[K]
type Subscribers<K extends Kind> = readonly ((trx: Trx, event: ContentEvent<K>) => Promise<void>)[]

/**
 * What follows in the same transaction, in this order. The rest follows from its commit: `changes.commit` reindexes the entry
 * and raises the version of its type, which cached pages, the schedule and the emails to subscribers watch.
 */
const subscribers: { [K in Kind]: Subscribers<K> } = {
  written: [(trx, { item, ...revision }) => writeUses(trx, item, revision), writeFacts],
  drafted: [
    storePointers,
    reserveSlug,
    (trx, { item }) => updateDepartmentFromDraft(trx, item._id),
    addToActivityLog,
  ],
  published: [
    storePointers,
    reserveSlug,
    stampDates,
    (trx, { item, ...publication }) => recordAddress(trx, item, publication),
    addToActivityLog,
  ],
  changed: [storePointers, reserveSlug, addToActivityLog],
  reordered: [storePositions, addToActivityLog],
  purged: [addToActivityLog, deleteEntry],
}

/** Every change of what staff write, and of what visitors see of it, goes through here. */
export async function emit<K extends Kind>(trx: Trx, event: ContentEvent<K>): Promise<void> {
  for (const subscriber of subscribers[event.kind]) await subscriber(trx, event)
}

const factWriters: Record<PagedName, (trx: Trx, revision: Revision) => Promise<void>> = {
  notice: writeNoticeFacts,
}

async function writeFacts(trx: Trx, { item: { type }, ...revision }: ContentEvent<'written'>) {
  if (isPaged(type)) await factWriters[type](trx, revision)
}

type PointerUpdate = { item: ContentItem; pointers: Partial<Pointers> }

async function storePointers(trx: Trx, { item, pointers }: PointerUpdate) {
  await trx.updateTable('contentItems').set(pointers).where('_id', '=', item._id).execute()
}

async function reserveSlug(trx: Trx, { item, pointers }: PointerUpdate) {
  await lockSlug(trx, { ...item, ...pointers })
}

async function stampDates(trx: Trx, { item, revisionId, since }: ContentEvent<'published'>) {
  // A clock that was ahead may have dated earlier ones in the future; the last one is public again after an undo.
  const before = new Date(Date.parse(since) - 1).toISOString()
  const earlier = trx.updateTable('contentRevisions').set({ publishedAt: before })
  await earlier.where('itemId', '=', item._id).where('publishedAt', '>', since).execute()
  const revision = trx.updateTable('contentRevisions').set({ publishedAt: since })
  await revision.where('_id', '=', revisionId).execute()
  const first = trx.updateTable('contentItems').set({ firstPublicAt: since })
  await first
    .where('_id', '=', item._id)
    .where(({ or, eb }) => or([eb('firstPublicAt', 'is', null), eb('firstPublicAt', '>', since)]))
    .execute()
}

async function storePositions(trx: Trx, { positions }: ContentEvent<'reordered'>) {
  for (const [_id, position] of positions)
    await trx.updateTable('contentItems').set({ position }).where('_id', '=', _id).execute()
}

async function deleteEntry(trx: Trx, { item }: Acted) {
  await trx.deleteFrom('contentItems').where('_id', '=', item._id).execute()
}

async function addToActivityLog(trx: Trx, { item, by, now, activities = [] }: Acted) {
  if (activities.length === 0) return
  const target = await readEntryReference(trx, item)
  const recorded = activities.map(
    (activity): NewActivity => ({ admin: by, subject: 'content', target, ...activity }),
  )
  await recordActivities(trx, recorded, now)
}
