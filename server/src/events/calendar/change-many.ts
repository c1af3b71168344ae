import { yes } from 'contract/content/choice-field'
import { alreadyDraft, type BulkEventAct, noDraft } from 'contract/events/bulk'
import { reasonMissing } from 'contract/events/event-people'
import type { TranslatedReasons } from 'contract/events/event-reason'
import type { BulkReport } from 'contract/platform/bulk'
import { deleteRecords, setInRecords } from '../../content/records/change-many.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { badRequest, HttpError } from '../../platform/errors.ts'
import { cancelMany } from './cancel-many.ts'
import type { EventActionDeps } from './lifecycle.ts'
import { eventKind } from './record.ts'

/** A scheduled event stays scheduled. */
const drafts = {
  publish: { name: 'isDraft', value: null, ifSame: noDraft, done: 'published' },
  unpublish: { name: 'isDraft', value: yes, ifSame: alreadyDraft, done: 'unpublished' },
} as const

type EventsChange = TranslatedReasons & {
  act: BulkEventAct
  ids: readonly string[]
  reason?: string | undefined
}

type Deps = EventActionDeps & { db: Db }

async function apply(
  deps: Deps,
  { act, ids, reason, ...translations }: EventsChange,
  actor: Administrator,
): Promise<BulkReport> {
  if (act === 'cancel') {
    if (!reason) throw badRequest(reasonMissing, { reason: reasonMissing })
    return cancelMany(deps, { ids, reason, ...translations }, actor)
  }
  return act === 'delete'
    ? deleteRecords(deps, eventKind, { ids, done: 'deleted' }, actor)
    : setInRecords(deps, eventKind, { ...drafts[act], ids }, actor)
}

const isRejection = (error: unknown) => error instanceof HttpError && error.statusCode < 500

/** People are emailed about what is committed, even if a later batch fails. */
export async function applyToEvents(
  deps: Deps,
  change: EventsChange,
  actor: Administrator,
): Promise<BulkReport> {
  try {
    const report = await apply(deps, change, actor)
    deps.mail.sendQueued()
    return report
  } catch (error) {
    if (!isRejection(error)) deps.mail.sendQueued()
    throw error
  }
}
