import { college } from 'college/facts'
import {
  alreadyPublished,
  archivedAtOnce,
  type BulkContentAct,
  notPublished,
  publishedSingly,
  scheduleAgain,
  scheduledSingly,
  type UndoableEntry,
} from 'contract/content/bulk'
import type { EditedContent } from 'contract/content/calls'
import { isAfterLastDay } from 'contract/content/last-day'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import type { BulkReport } from 'contract/platform/bulk'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import { badRequest } from '../../platform/errors.ts'
import { recover, trash } from '../entries/collection.ts'
import { type EntryDeps, writeTogether } from '../entries/entry-acts.ts'
import { readEdited } from '../entries/locks.ts'
import { isSeenBy, itemFor } from '../entries/permissions.ts'
import { entriesOf, itemAt } from '../model/entry.ts'
import { requiredConfirmation } from './confirmation.ts'
import { publish } from './publish.ts'
import { reinstate, withdraw } from './unpublish.ts'

type Seen = { _id: string; version: number }
type Act = (deps: EntryDeps, seen: Seen, actor: Administrator) => Promise<UndoableEntry | undefined>

const undoable = (before: EditedContent, { _id, version }: EditedContent): UndoableEntry => ({
  ...{ _id, version, isPublic: before.isPublic, isScheduled: before.publishAt !== undefined },
  ...(before.unpublishAt && { unpublishAt: before.unpublishAt }),
})

/** What its editor would send; a version that isn't the current one is rejected by `publish`. */
async function publishAsSaved(deps: EntryDeps, { _id, version }: Seen, actor: Administrator) {
  await itemFor(deps.db, _id, actor, 'publish content')
  const edited = await readEdited(deps.db, _id, deps.now())
  const { type, data, basedOn, isPublic, hasDraft, publishAt } = edited
  // Results wait for their day.
  if (publishAt) throw badRequest(scheduledSingly)
  if (isPublic && !hasDraft) throw badRequest(alreadyPublished)
  if (requiredConfirmation(type, data)) throw badRequest(publishedSingly)
  // The form warns of it; here nobody would notice.
  if (isAfterLastDay(declaredOf(type), data, deps.now().toISOString(), college.timeZone))
    throw badRequest(archivedAtOnce)
  await publish(deps, _id, { version, data, basedOn }, actor)
  return undefined
}

/** Alone, it does nothing if nobody sees the entry; here the count would say that it did. */
async function unpublish(deps: EntryDeps, { _id, version }: Seen, actor: Administrator) {
  await itemFor(deps.db, _id, actor, 'publish content')
  const before = await readEdited(deps.db, _id, deps.now())
  if (!before.isPublic && !before.publishAt) throw badRequest(notPublished)
  return undoable(before, await withdraw(deps, _id, version, actor))
}

const acts = {
  publish: publishAsSaved,
  unpublish,
  trash: async (deps, { _id, version }, actor) => {
    const before = await readEdited(deps.db, _id, deps.now())
    const after = await trash(deps, _id, version, actor)
    // A repeated call no longer knows what was public.
    return before.deletedAt ? undefined : undoable(before, after)
  },
} as const satisfies Record<BulkContentAct, Act>

const done = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
} as const

export async function applyToEntries(
  deps: EntryDeps,
  { act, entries }: { act: BulkContentAct; entries: readonly Seen[] },
  actor: Administrator,
): Promise<BulkReport & { undoable: UndoableEntry[] }> {
  const left = new Map<string, UndoableEntry>()
  const report = await changeEntries(
    deps,
    { entries, done: done[act] },
    actor,
    async (within, seen) => {
      const undone = await acts[act](within, seen, actor)
      if (undone) left.set(seen._id, undone)
    },
  )
  return { ...report, undoable: [...left.values()] }
}

/** Only the text of a scheduled version comes back, as the draft. */
export async function undoForEntries(
  deps: EntryDeps,
  entries: readonly UndoableEntry[],
  actor: Administrator,
): Promise<BulkReport> {
  const scheduled = new Set<string>()
  const undo = async (within: EntryDeps, entry: UndoableEntry) => {
    const { _id, version, isPublic, isScheduled, unpublishAt } = entry
    if (isPublic) await reinstate(within, unpublishAt, _id, version, actor)
    else {
      const { deletedAt } = await itemFor(within.db, _id, actor, 'write content')
      if (deletedAt) await recover(within, _id, version, actor)
    }
    if (isScheduled) scheduled.add(_id)
  }
  const report = await changeEntries(deps, { entries, done: 'restored' }, actor, undo)
  if (scheduled.size === 0) return report
  return { ...report, message: `${report.message}. ${scheduleAgain(scheduled.size)}` }
}

async function changeEntries<Entry extends Seen>(
  deps: EntryDeps,
  { entries, done }: { entries: readonly Entry[]; done: string },
  actor: Administrator,
  change: (within: EntryDeps, entry: Entry) => Promise<void>,
): Promise<BulkReport> {
  const types = await typesOf(deps, entries)
  return changeEach<Entry, EntryTypeName, EntryDeps>({
    entries,
    change: (entry, within = deps) => change(within, entry),
    batches: {
      kindOf: ({ _id }) => types.get(_id),
      commit: (type, work) => writeTogether(deps, type, work),
    },
    namesOf: (ids) => titlesOf(deps, ids, actor),
    done,
  })
}

async function typesOf({ db }: EntryDeps, entries: readonly Seen[]) {
  const ids = entries.map(({ _id }) => _id)
  const items = db.selectFrom('contentItems').select(['_id', 'type']).where('_id', 'in', ids)
  return new Map((await items.execute()).map(({ _id, type }) => [_id, type]))
}

/** Of those that the account may see: what `publishAsSaved` or `unpublish` would reject for having nothing to do. */
export async function unchangedEntries(
  { db, now }: Pick<EntryDeps, 'db' | 'now'>,
  { act, ids }: { act: 'publish' | 'unpublish'; ids: string[] },
  actor: Administrator,
): Promise<string[]> {
  const items = await db.selectFrom('contentItems').selectAll().where('_id', 'in', ids).execute()
  return items
    .filter(isSeenBy(actor))
    .map((item) => itemAt(item, now()))
    .filter(({ publishedId, draftId, publishAt }) =>
      act === 'publish' ? publishedId && !draftId && !publishAt : !publishedId && !publishAt,
    )
    .map(({ _id }) => _id)
}

/** Without those that the account may not see. */
async function titlesOf({ db, now }: EntryDeps, ids: string[], actor: Administrator) {
  const items = await db.selectFrom('contentItems').selectAll().where('_id', 'in', ids).execute()
  const entries = await entriesOf(db, items.filter(isSeenBy(actor)), now())
  return new Map(entries.map(({ _id, title }) => [_id, title]))
}
