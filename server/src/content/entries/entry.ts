import type { ContentEntry, EditedContent } from 'contract/content/calls'
import type { DeclaredContent } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { hasMissingParts } from 'contract/content/missing-parts'
import { contentTypes } from 'contract/content/types'
import type { ContentItemTable, ContentRevisionTable } from '../../platform/db/content-tables.ts'
import type { Reading } from '../../platform/db/open.ts'
import { complete } from './complete.ts'

export type Item = ContentItemTable
export type Revision = ContentRevisionTable

/** What of an entry has become public by itself until a moment, and since when, though no server has noted it yet. */
export function dueAt({ scheduledId, publishAt }: Item, moment: Date) {
  if (!scheduledId || !publishAt || publishAt > moment.toISOString()) return undefined
  return { revisionId: scheduledId, publishAt }
}

/** Whether visitors were to see an entry until a moment that is over. */
export const isOver = ({ unpublishAt }: Item, moment: Date) =>
  unpublishAt !== null && unpublishAt <= moment.toISOString()

/** The revision that is edited: the draft, what is to be published at a moment, or what is public. */
export const editedId = ({
  draftId,
  scheduledId,
  publishedId,
}: Pick<Item, 'draftId' | 'scheduledId' | 'publishedId'>) => draftId ?? scheduledId ?? publishedId

/** An entry that visitors do not see: what they saw, or were to see, is the draft unless there is one. */
export const withdrawn = (item: Item): Item => ({
  ...item,
  publishedId: null,
  draftId: editedId(item),
  scheduledId: null,
  publishAt: null,
  unpublishAt: null,
})

/**
 * An entry as it stands at a moment: what was to be published by then is public from that moment on, and what was to end
 * is not, whether or not a server has come to move the pointer.
 */
export function itemAt(item: Item, moment: Date): Item {
  const due = dueAt(item, moment)
  const shown = due
    ? { ...item, publishedId: due.revisionId, scheduledId: null, publishAt: null }
    : item
  return isOver(shown, moment) ? withdrawn(shown) : shown
}

/** What a revision holds. */
export const dataOf = ({ data }: Revision): ContentData => contentData.parse(JSON.parse(data))

/** The same with the fields that its type was given since. */
export const wholeOf = ({ type }: Pick<Item, 'type'>, revision: Revision): ContentData =>
  complete(type, dataOf(revision))

const isOf = (id: string | null) => (revision: Revision) => revision._id === id

/** What an entry is called: singles by their type, others by their own name. */
export function titleOf({ type }: Pick<Item, 'type'>, revision: Revision): string {
  const declared: DeclaredContent = contentTypes[type]
  const name = declared.isSingle ? '' : dataOf(revision)[declared.nameField]
  return typeof name === 'string' && name !== '' ? name : declared.one
}

/** The path of the page of an entry of many: as visitors find it, or as it is edited where they do not. */
function pageOf({ type }: Item, { slug }: Revision) {
  const declared: DeclaredContent = contentTypes[type]
  return declared.isSingle || slug === '' ? {} : { page: declared.page(slug) }
}

/** What is said of requests for the publication of an entry. */
function requestsOf(item: Item): Pick<ContentEntry, 'request' | 'returned'> {
  const { requestedId: revision, requestedBy, requestedAt, requestNote: note } = item
  const { returnedBy, returnedAt, returnNote } = item
  const isEditedLater = item.draftId !== revision
  return {
    ...(revision &&
      requestedBy &&
      requestedAt && {
        request: {
          ...{ revision, by: requestedBy, at: requestedAt, isEditedLater },
          ...(note && { note }),
        },
      }),
    ...(returnedBy &&
      returnedAt &&
      returnNote && { returned: { by: returnedBy, at: returnedAt, note: returnNote } }),
  }
}

const isIncomplete = (item: Item, published: Revision) =>
  hasMissingParts(contentTypes[item.type].fields, wholeOf(item, published))

function entryOf(item: Item, edited: Revision, published: Revision | undefined): ContentEntry {
  const {
    _id,
    type,
    department,
    publishedId,
    draftId,
    publishAt,
    unpublishAt,
    deletedAt,
    position,
  } = item
  return {
    _id,
    type,
    title: titleOf(item, edited),
    ...pageOf(item, published ?? edited),
    ...(department && { department }),
    isPublic: publishedId !== null,
    ...(published && isIncomplete(item, published) && { isIncomplete: true }),
    hasDraft: draftId !== null,
    ...(publishAt && { publishAt }),
    ...(unpublishAt && { unpublishAt }),
    ...(deletedAt && { deletedAt }),
    position,
    savedAt: edited.savedAt,
    author: edited.author,
    ...requestsOf(item),
  }
}

/** So many ids go into one question; SQLite takes 32,766 values at most. */
const mostAsked = 5_000

/** Those revisions that there are. */
export async function readRevisions(
  db: Reading,
  ids: readonly (string | null)[],
): Promise<Revision[]> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const found: Revision[] = []
  for (let first = 0; first < known.length; first += mostAsked) {
    const some = known.slice(first, first + mostAsked)
    const revisions = db.selectFrom('contentRevisions').selectAll().where('_id', 'in', some)
    found.push(...(await revisions.execute()))
  }
  return found
}

/** An entry as the activity names it: by the name that it is edited under. */
export async function targetOf(db: Reading, { _id }: Pick<Item, '_id'>) {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const [edited] = await readRevisions(db, [editedId(item)])
  return { _id, name: edited ? titleOf(item, edited) : contentTypes[item.type].one }
}

/** The revisions that entries point to now. */
const readPointed = (db: Reading, items: readonly Item[]): Promise<Revision[]> =>
  readRevisions(
    db,
    items.flatMap(({ draftId, scheduledId, publishedId }) => [draftId, scheduledId, publishedId]),
  )

/** Entries as the panel lists them, last written first. */
export async function entriesOf(
  db: Reading,
  stored: readonly Item[],
  moment: Date,
): Promise<ContentEntry[]> {
  const items = stored.map((item) => itemAt(item, moment))
  const revisions = new Map<string | null, Revision>(
    (await readPointed(db, items)).map((revision) => [revision._id, revision]),
  )
  return items
    .flatMap((item) => {
      const edited = revisions.get(editedId(item))
      return edited ? [entryOf(item, edited, revisions.get(item.publishedId))] : []
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
}

/** One entry as it is edited. */
export async function editedOf(
  db: Reading,
  stored: Item,
  moment: Date,
): Promise<EditedContent | undefined> {
  const item = itemAt(stored, moment)
  const whole = (revision: Revision) => wholeOf(item, revision)
  const revisions = await readPointed(db, [item])
  const edited = revisions.find(isOf(editedId(item)))
  const published = revisions.find(isOf(item.publishedId))
  if (!edited) return undefined
  // Nothing that is public can be gone over where nothing is.
  const basedOn = item.draftId && published ? edited.basedOnId : item.publishedId
  const base = basedOn !== item.publishedId && (await readRevisions(db, [basedOn]))[0]
  return {
    ...entryOf(item, edited, published),
    version: item.version,
    data: whole(edited),
    ...(published && { publicData: whole(published), publicRevision: published._id }),
    ...(basedOn && { basedOn }),
    ...(base && { basedOnData: whole(base) }),
  }
}
