import { yes } from 'contract/content/choice-field'
import { alreadyDraft, type BulkEventAct, noDraft } from 'contract/events/bulk'
import type { BulkReport } from 'contract/platform/bulk'
import { deleteRecords, setInRecords } from '../../content/records/change-many.ts'
import type { RecordDeps } from '../../content/records/store.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { eventKind } from './record.ts'

/** A scheduled event stays scheduled. */
const drafts = {
  publish: { name: 'isDraft', value: null, ifSame: noDraft, done: 'published' },
  unpublish: { name: 'isDraft', value: yes, ifSame: alreadyDraft, done: 'unpublished' },
} as const

export const applyToEvents = (
  deps: RecordDeps & { db: Db },
  { act, ids }: { act: BulkEventAct; ids: readonly string[] },
  actor: Administrator,
): Promise<BulkReport> =>
  act === 'delete'
    ? deleteRecords(deps, eventKind, { ids, done: 'deleted' }, actor)
    : setInRecords(deps, eventKind, { ...drafts[act], ids }, actor)
