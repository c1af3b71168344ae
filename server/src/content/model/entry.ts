import type { ContentEntry, EditedContent } from 'contract/content/calls'
import { type ContentData, contentData } from 'contract/content/data'
import { missingPartsOf } from 'contract/content/missing-parts'
import { isTranslatedText } from 'contract/content/translations/translated-fields'
import { declaredOf, sourceTypeOf } from 'contract/content/translations/translation-types'
import type { ContentItemTable, ContentRevisionTable } from '../../platform/db/content-tables.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { withDefaults } from './with-defaults.ts'

export type ContentItem = ContentItemTable
export type RevisionRow = ContentRevisionTable

type Pointers = Pick<
  ContentItem,
  'publishedId' | 'draftId' | 'scheduledId' | 'publishAt' | 'unpublishAt'
>

/** Due, but not applied by a server yet. */
export function dueAt({ scheduledId, publishAt }: Pointers, now: Date) {
  if (!scheduledId || !publishAt || publishAt > now.toISOString()) return undefined
  return { revisionId: scheduledId, publishAt }
}

export const isOver = ({ unpublishAt }: Pointers, now: Date) =>
  unpublishAt !== null && unpublishAt <= now.toISOString()

/** The draft, else the scheduled version, else the public one. */
export const editedId = ({
  draftId,
  scheduledId,
  publishedId,
}: Pick<ContentItem, 'draftId' | 'scheduledId' | 'publishedId'>) =>
  draftId ?? scheduledId ?? publishedId

/** The former public or scheduled version becomes the draft, unless there is one. */
export const withdrawn = (item: Pointers) => ({
  publishedId: null,
  draftId: editedId(item),
  scheduledId: null,
  publishAt: null,
  unpublishAt: null,
})

/** Applies due transitions in memory, even if no server has stored them yet. */
export function itemAt<Item extends Pointers>(item: Item, now: Date): Item {
  const due = dueAt(item, now)
  const visible = due
    ? { ...item, publishedId: due.revisionId, scheduledId: null, publishAt: null }
    : item
  return isOver(visible, now) ? { ...visible, ...withdrawn(visible) } : visible
}

export const dataOf = ({ data }: RevisionRow): ContentData => contentData.parse(JSON.parse(data))

/** Adds fields introduced since. */
export const entryWithRevisions = (
  { type }: Pick<ContentItem, 'type'>,
  revision: RevisionRow,
): ContentData => withDefaults(type, dataOf(revision))

const isOf = (id: string | null) => (revision: RevisionRow) => revision._id === id

export function revisionTitle({ type }: Pick<ContentItem, 'type'>, revision: RevisionRow): string {
  const source = declaredOf(sourceTypeOf(type))
  const given = source.isSingle ? '' : dataOf(revision)[source.nameField]
  const name = isTranslatedText(given) ? given.text : given
  return typeof name === 'string' && name !== '' ? name : declaredOf(type).one
}

/** The public path, else that of the edited version. */
function pageOf({ type }: ContentItem, { slug }: RevisionRow) {
  const declared = declaredOf(type)
  return declared.isSingle || slug === '' ? {} : { page: declared.page(slug) }
}

function requestsOf(item: ContentItem): Pick<ContentEntry, 'request' | 'returned'> {
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

function missingIn(item: ContentItem, published: RevisionRow): Pick<ContentEntry, 'missing'> {
  const missing = missingPartsOf(declaredOf(item.type).fields, entryWithRevisions(item, published))
  return missing.length > 0 ? { missing } : {}
}

function entryOf(
  item: ContentItem,
  edited: RevisionRow,
  published: RevisionRow | undefined,
): ContentEntry {
  const {
    _id,
    type,
    sourceId,
    language,
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
    title: revisionTitle(item, edited),
    ...pageOf(item, published ?? edited),
    ...(sourceId && language && { sourceId, language }),
    ...(department && { department }),
    isPublic: publishedId !== null,
    ...(published && missingIn(item, published)),
    hasDraft: draftId !== null,
    ...(publishAt && { publishAt }),
    ...(unpublishAt && { unpublishAt }),
    ...(deletedAt && { deletedAt }),
    position,
    version: item.version,
    savedAt: edited.savedAt,
    author: edited.author,
    ...requestsOf(item),
  }
}

/** SQLite allows 32,766 bound values. */
const maxRequested = 5_000

export async function readRevisions(
  db: DbOrTrx,
  ids: readonly (string | null)[],
): Promise<RevisionRow[]> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const results: RevisionRow[] = []
  for (let first = 0; first < known.length; first += maxRequested) {
    const batch = known.slice(first, first + maxRequested)
    const revisions = db.selectFrom('contentRevisions').selectAll().where('_id', 'in', batch)
    results.push(...(await revisions.execute()))
  }
  return results
}

/** By its edited name. */
export async function readEntryReference(db: DbOrTrx, { _id }: Pick<ContentItem, '_id'>) {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const [edited] = await readRevisions(db, [editedId(item)])
  return { _id, name: edited ? revisionTitle(item, edited) : declaredOf(item.type).one }
}

const readCurrentRevisions = (db: DbOrTrx, items: readonly ContentItem[]): Promise<RevisionRow[]> =>
  readRevisions(
    db,
    items.flatMap(({ draftId, scheduledId, publishedId }) => [draftId, scheduledId, publishedId]),
  )

export async function entriesOf(
  db: DbOrTrx,
  stored: readonly ContentItem[],
  now: Date,
): Promise<ContentEntry[]> {
  const items = stored.map((item) => itemAt(item, now))
  const revisions = new Map<string | null, RevisionRow>(
    (await readCurrentRevisions(db, items)).map((revision) => [revision._id, revision]),
  )
  return items
    .flatMap((item) => {
      const edited = revisions.get(editedId(item))
      return edited ? [entryOf(item, edited, revisions.get(item.publishedId))] : []
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
}

export async function editedOf(
  db: DbOrTrx,
  stored: ContentItem,
  now: Date,
): Promise<EditedContent | undefined> {
  const item = itemAt(stored, now)
  const full = (revision: RevisionRow) => entryWithRevisions(item, revision)
  const revisions = await readCurrentRevisions(db, [item])
  const edited = revisions.find(isOf(editedId(item)))
  const published = revisions.find(isOf(item.publishedId))
  if (!edited) return undefined
  // Without a public version there is nothing to conflict with.
  const basedOn = item.draftId && published ? edited.basedOnId : item.publishedId
  const base = basedOn !== item.publishedId && (await readRevisions(db, [basedOn]))[0]
  return {
    ...entryOf(item, edited, published),
    version: item.version,
    data: full(edited),
    ...(published && { publicData: full(published), publicRevision: published._id }),
    ...(basedOn && { basedOn }),
    ...(base && { basedOnData: full(base) }),
  }
}
