import { contentNotFound, type EditedContent, timeIsPast } from 'contract/content/calls'
import type { DeclaredCollection, DeclaredContent } from 'contract/content/content-type'
import { blanksOf } from 'contract/content/default-values'
import {
  alwaysThere,
  contentInUse,
  endIsTooEarly,
  noSuchCollection,
  notInTrash,
} from 'contract/content/entry-calls'
import { type ContentTypeName, contentTypes, isCollectionName } from 'contract/content/types'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import { belongAsWritten } from '../addresses/addresses.ts'
import { proposeSlug } from '../addresses/slugs.ts'
import { type ContentItem, withdrawn } from '../model/entry.ts'
import { requireUnusedByRecords } from '../records/naming.ts'
import { readUsages, rejectIfUsed } from '../references/uses.ts'
import { noRequest, setPublishedRevision } from '../revisions/apply-due.ts'
import { addRevision } from '../revisions/revisions.ts'
import { act, type EntryDeps, unlessDone, writeHidden } from './entry-acts.ts'
import { lockItem, readEdited } from './locks.ts'
import { lastPosition } from './order.ts'
import { itemFor, requireEntryRight } from './permissions.ts'

type Begun = { _id: string; type: ContentTypeName; name: string }

const firstData = (
  { fields, nameField, firstOf }: DeclaredCollection,
  { name, slug, department }: { name: string; slug: string; department: string | undefined },
) => ({
  ...blanksOf(fields, () => 'first'),
  [nameField]: name,
  slug,
  ...(department && firstOf?.(department)),
})

/** The account's first department, if the type has departments. */
const beginsFor = ({ firstOf }: DeclaredCollection, { departments }: Administrator) =>
  firstOf ? departments[0] : undefined

/** Rejects with 400 if the name is invalid. */
function nameOf({ fields, nameField }: DeclaredCollection, name: string): string {
  const read = fields[nameField]?.schema.safeParse(name)
  const [issue] = read?.error?.issues ?? []
  if (issue) throw badRequest(issue.message, { name: issue.message })
  return typeof read?.data === 'string' ? read.data : name
}

/** Idempotent: a repeated request returns the first entry. Rejects with 403 if the actor may not see it. */
export async function createEntry(
  deps: EntryDeps,
  { _id, type, ...begun }: Begun,
  actor: Administrator,
): Promise<EditedContent> {
  if (!isCollectionName(type)) throw badRequest(noSuchCollection)
  const declared: DeclaredCollection = contentTypes[type]
  const name = nameOf(declared, begun.name)
  return writeHidden(deps, async (trx) => {
    const now = deps.now()
    const author = await actor.confirm(trx)
    const department = beginsFor(declared, actor)
    requireRight(actor, 'write content', department)
    const slug = await proposeSlug(trx, { _id, type }, name)
    const item = await trx
      .insertInto('contentItems')
      .values({
        _id,
        type,
        slug,
        department: department ?? null,
        version: 1,
        position: (await lastPosition(trx, type)) + 1,
        createdAt: now.toISOString(),
      })
      .onConflict((same) => same.column('_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!item) return readFirst()
    const data = firstData(declared, { name, slug, department })
    const draftId = await addRevision(trx, item, { data, basedOn: null, author, now: now })
    await setPublishedRevision(trx, item, { draftId })
    await belongAsWritten(trx, _id)
    const activity = {
      admin: author,
      subject: 'content',
      target: { _id, name },
    } as const
    await recordActivity(trx, { ...activity, action: 'created' }, now)
    return readEdited(trx, _id, now)

    async function readFirst() {
      await itemFor(trx, _id, actor, 'see content')
      const first = await readEdited(trx, _id, now)
      if (first.type !== type) throw conflict(contentNotFound)
      return first
    }
  })
}

type Named = [_id: string, version: number, actor: Administrator]

/** Rejects with 400 for types with a single entry. */
function checkMany({ type }: ContentItem): void {
  if (!isCollectionName(type)) throw badRequest(alwaysThere)
}

/** Rejects with 409 and the places that refer to it. */
async function checkUnnamed(
  trx: Trx,
  item: ContentItem,
  { moment, actor }: { moment: Date; actor: Administrator },
): Promise<void> {
  const declared: DeclaredContent = contentTypes[item.type]
  if (declared.isSingle || !declared.staysWhileNamed) return
  await requireUnusedByRecords(trx, item)
  const usages = await readUsages(trx, { kind: 'entry', id: item._id }, moment, actor)
  rejectIfUsed(usages, contentInUse)
}

/** Also cancels scheduled changes. */
export const withdraw = (deps: EntryDeps, ...[_id, version, actor]: Named) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'publish content' },
    async ({ trx, item, moment }) => {
      checkMany(item)
      await checkUnnamed(trx, item, { moment, actor })
      await setPublishedRevision(trx, withdrawn(item), {})
      return { action: 'withdrawn' }
    },
  ).catch(
    unlessDone(
      (current) => current.version === version + 1 && !current.isPublic && !current.publishAt,
    ),
  )

export const end = (deps: EntryDeps, at: string | undefined, ...[_id, version, actor]: Named) => {
  const unpublishAt = at ? new Date(at).toISOString() : null
  return act(
    deps,
    { _id, version },
    { actor, right: 'publish content' },
    async ({ trx, item, moment }) => {
      checkMany(item)
      if (unpublishAt && unpublishAt <= moment.toISOString())
        throw badRequest(timeIsPast, { at: timeIsPast })
      if (unpublishAt && item.publishAt && unpublishAt <= item.publishAt)
        throw badRequest(endIsTooEarly, { at: endIsTooEarly })
      if (unpublishAt) await checkUnnamed(trx, item, { moment, actor })
      await setPublishedRevision(trx, item, { unpublishAt })
      const { unpublishAt: before } = item
      return { action: 'scheduled', before: { unpublishAt: before }, after: { unpublishAt } }
    },
  ).catch(
    unlessDone(
      (current) => current.version === version + 1 && (current.unpublishAt ?? null) === unpublishAt,
    ),
  )
}

/** Frees its slug. Rejects if others refer to it. */
export const trash = (deps: EntryDeps, ...[_id, version, actor]: Named) =>
  act(deps, { _id, version }, { actor, right: 'write content' }, async ({ trx, item, moment }) => {
    checkMany(item)
    if (item.publishedId || item.scheduledId) requireEntryRight(actor, 'publish content', item)
    await requireUnusedByRecords(trx, item)
    const usages = await readUsages(trx, { kind: 'entry', id: _id }, moment, actor)
    rejectIfUsed(
      usages.filter((usage) => usage._id !== _id),
      contentInUse,
    )
    await setPublishedRevision(trx, withdrawn(item), {
      deletedAt: moment.toISOString(),
      ...noRequest,
    })
    return { action: 'trashed' }
  }).catch(unlessDone(({ deletedAt, version: now }) => now === version + 1 && !!deletedAt))

/** Needs a new slug if another entry has taken it. */
export const recover = (deps: EntryDeps, ...[_id, version, actor]: Named) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'write content' },
    async ({ trx, item }) => {
      if (!item.deletedAt) throw badRequest(notInTrash)
      await trx.updateTable('contentItems').set({ slug: null }).where('_id', '=', _id).execute()
      await setPublishedRevision(trx, { ...item, slug: null }, { deletedAt: null })
      return { action: 'restored' }
    },
    lockItem,
  ).catch(unlessDone(({ deletedAt, version: now }) => now === version + 1 && !deletedAt))
