import { contentNotFound, type EditedContent } from 'contract/content/calls'
import type { DeclaredCollection } from 'contract/content/content-type'
import { defaultValuesOf } from 'contract/content/default-values'
import {
  contentInUse,
  noSuchCollection,
  notInTrash,
  singletonStays,
} from 'contract/content/entry-calls'
import { translationStays } from 'contract/content/translations/calls'
import {
  type ContentTypeName,
  contentTypes,
  isCollectionName,
  isSingletonName,
} from 'contract/content/types'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import { proposeSlug } from '../addresses/slugs.ts'
import { type ContentItem, withdrawn } from '../model/entry.ts'
import { requireUnusedByRecords } from '../records/require-unused.ts'
import { readUsages, rejectIfUsed } from '../references/uses.ts'
import { emit } from '../revisions/content-events.ts'
import { addRevision } from '../revisions/revisions.ts'
import { moveTranslations } from '../translations/follow-source.ts'
import type { EntryCallArgs } from './drafts.ts'
import { act, type EntryDeps, resolveIfAlreadyDone, writeHidden } from './entry-acts.ts'
import { lockItem, readEdited } from './locks.ts'
import { namedReferences } from './named-references.ts'
import { lastPosition } from './order.ts'
import { itemFor, requireEntryRight } from './permissions.ts'

type NewEntry = { _id: string; type: ContentTypeName; name: string }

const firstData = (
  { fields, nameField, firstOf }: DeclaredCollection,
  { name, slug, department }: { name: string; slug: string; department: string | undefined },
) => ({
  ...defaultValuesOf(fields, () => 'first'),
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
  { _id, type, name: typedName }: NewEntry,
  actor: Administrator,
): Promise<EditedContent> {
  if (!isCollectionName(type)) throw badRequest(noSuchCollection)
  const declared: DeclaredCollection = contentTypes[type]
  const name = nameOf(declared, typedName)
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
    const data = {
      ...firstData(declared, { name, slug, department }),
      ...(await namedReferences(trx, declared, name, now)),
    }
    const draftId = await addRevision(trx, item, { data, basedOn: null, author, now })
    const activities = [{ action: 'created' }] as const
    await emit(trx, { kind: 'drafted', item, by: author, now, pointers: { draftId }, activities })
    return readEdited(trx, _id, now)

    async function readFirst() {
      await itemFor(trx, _id, actor, 'see content')
      const first = await readEdited(trx, _id, now)
      if (first.type !== type) throw conflict(contentNotFound)
      return first
    }
  })
}

/** Rejects with 400 for types with a single entry. */
export function checkMany({ type }: ContentItem): void {
  if (isSingletonName(type)) throw badRequest(singletonStays)
}

/** Frees its slug. Rejects if others refer to it. */
export const trash = (deps: EntryDeps, ...[_id, version, actor]: EntryCallArgs) =>
  act(deps, { _id, version }, { actor, right: 'write content' }, async (locked) => {
    const { trx, item, author, now } = locked
    checkMany(item)
    if (item.sourceId) throw badRequest(translationStays)
    if (item.publishedId || item.scheduledId) requireEntryRight(actor, 'publish content', item)
    await requireUnusedByRecords(trx, item)
    const usages = await readUsages(trx, { kind: 'entry', id: _id }, now, actor)
    rejectIfUsed(
      usages.filter((usage) => usage._id !== _id),
      contentInUse,
    )
    const deletedAt = now.toISOString()
    await moveTranslations(trx, item, { by: author, now, deletedAt })
    // A review request stays, and waits again once the entry is restored.
    const pointers = { ...withdrawn(item), deletedAt }
    return { kind: 'changed', pointers, activities: [{ action: 'trashed' }] }
  }).catch(
    resolveIfAlreadyDone(({ deletedAt, version: now }) => now === version + 1 && !!deletedAt),
  )

/** Needs a new slug if another entry has taken it. */
export const recover = (deps: EntryDeps, ...[_id, version, actor]: EntryCallArgs) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'write content' },
    async ({ trx, item, author, now }) => {
      if (!item.deletedAt) throw badRequest(notInTrash)
      if (item.sourceId) throw badRequest(translationStays)
      await moveTranslations(trx, item, { by: author, now, deletedAt: null })
      const pointers = { deletedAt: null, slug: null }
      return { kind: 'changed', pointers, activities: [{ action: 'restored' }] }
    },
    lockItem,
  ).catch(resolveIfAlreadyDone(({ deletedAt, version: now }) => now === version + 1 && !deletedAt))
