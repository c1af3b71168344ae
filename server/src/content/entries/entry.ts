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

/** Due, but not applied by a server yet. */
export function dueAt({ scheduledId, publishAt }: Item, moment: Date) {
  if (!scheduledId || !publishAt || publishAt > moment.toISOString()) return undefined
  return { revisionId: scheduledId, publishAt }
}

export const isOver = ({ unpublishAt }: Item, moment: Date) =>
  unpublishAt !== null && unpublishAt <= moment.toISOString()

/** The draft, else the scheduled version, else the public one. */
export const editedId = ({
  draftId,
  scheduledId,
  publishedId,
}: Pick<Item, 'draftId' | 'scheduledId' | 'publishedId'>) => draftId ?? scheduledId ?? publishedId

/** The former public or scheduled version becomes the draft, unless there is one. */
export const withdrawn = (item: Item): Item => ({
  ...item,
  publishedId: null,
  draftId: editedId(item),
  scheduledId: null,
  publishAt: null,
  unpublishAt: null,
})

/** Applies due transitions in memory, even if no server has stored them yet. */
export function itemAt(item: Item, moment: Date): Item {
  const due = dueAt(item, moment)
  const shown = due
    ? { ...item, publishedId: due.revisionId, scheduledId: null, publishAt: null }
    : item
  return isOver(shown, moment) ? withdrawn(shown) : shown
}

export const dataOf = ({ data }: Revision): ContentData => contentData.parse(JSON.parse(data))

/** Adds fields introduced since. */
export const wholeOf = ({ type }: Pick<Item, 'type'>, revision: Revision): ContentData =>
  complete(type, dataOf(revision))

const isOf = (id: string | null) => (revision: Revision) => revision._id === id

export function titleOf({ type }: Pick<Item, 'type'>, revision: Revision): string {
  const declared: DeclaredContent = contentTypes[type]
  const name = declared.isSingle ? '' : dataOf(revision)[declared.nameField]
  return typeof name === 'string' && name !== '' ? name : declared.one
}

/** The public path, else that of the edited version. */
function pageOf({ type }: Item, { slug }: Revision) {
  const declared: DeclaredContent = contentTypes[type]
  return declared.isSingle || slug === '' ? {} : { page: declared.page(slug) }
}

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

/** SQLite allows 32,766 bound values. */
const mostAsked = 5_000

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

/** By its edited name. */
export async function targetOf(db: Reading, { _id }: Pick<Item, '_id'>) {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const [edited] = await readRevisions(db, [editedId(item)])
  return { _id, name: edited ? titleOf(item, edited) : contentTypes[item.type].one }
}

const readPointed = (db: Reading, items: readonly Item[]): Promise<Revision[]> =>
  readRevisions(
    db,
    items.flatMap(({ draftId, scheduledId, publishedId }) => [draftId, scheduledId, publishedId]),
  )

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
  // Without a public version there is nothing to conflict with.
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
