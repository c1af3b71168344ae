import {
  contentFaulty,
  type EditedContent,
  timeIsPast,
  type WrittenContent,
} from 'contract/content/calls'
import { schemaErrorsOf, tidy } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { endIsTooEarly, slugTaken } from 'contract/content/entry-calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import { type EntryTypeName, isCollectionName } from 'contract/content/types'
import type { FieldChange } from 'contract/platform/activity'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { holderName } from '../addresses/address-owner-name.ts'
import { addressOwner } from '../addresses/addresses.ts'
import { checkStays, type EntryCallArgs, isDone } from '../entries/drafts.ts'
import { act, changeEntry, type EntryDeps, resolveIfAlreadyDone } from '../entries/entry-acts.ts'
import { readEdited, Stale } from '../entries/locks.ts'
import { itemFor } from '../entries/permissions.ts'
import type { ContentItem } from '../model/entry.ts'
import { deletedReferences } from '../references/references.ts'
import { noRequest } from '../revisions/content-events.ts'
import { changesOf, writeDraft } from '../revisions/revisions.ts'
import { confirmTranslations } from '../translations/follow-source.ts'
import { type Confirmation, requireConfirmed } from './confirmation.ts'

type Form = WrittenContent &
  Confirmation & { at?: string | undefined; areTranslationsCorrect?: true | undefined }

/**
 * Makes a version public, now or `at` a time. Rejects with 400 for invalid content, with 403, and with `Stale` for a concurrent
 * change.
 */
export async function publish(
  deps: EntryDeps,
  _id: string,
  { at, isConfirmed, areTranslationsCorrect, ...asTyped }: Form,
  actor: Administrator,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, 'publish content')
  const written = checked(type, asTyped)
  const publishAt = at && futureTime(at, deps.now())
  requireConfirmed(type, written.data, { isConfirmed, at: publishAt })
  const { version } = written
  const required = { actor, right: 'publish content' } as const
  return changeEntry(deps, { _id, type, version }, required, async ({ trx, item, author, now }) => {
    checkEnd(item, publishAt)
    checkStays(actor, 'publish content', type, written.data)
    const revisionId = await writeForPublication(trx, item, written, { author, now })
    await checkOtherEntries(trx, item, written.data, now)
    const changed = await changesOf(trx, item, revisionId)
    if (areTranslationsCorrect)
      await confirmTranslations(trx, item, { revisionId, by: author, now })
    return publishAt
      ? asScheduled(revisionId, publishAt, changed)
      : { ...asPublished(revisionId, now), activities: [{ action: 'published', changed }] }
  }).catch(
    resolveIfAlreadyDone(
      (current) =>
        !current.hasDraft && current.publishAt === publishAt && isDone(current, actor, written),
    ),
  )
}

export function checked(type: EntryTypeName, asTyped: WrittenContent): WrittenContent {
  const written = { ...asTyped, data: tidy(declaredOf(type).fields, asTyped.data) }
  const errors = schemaErrorsOf(declaredOf(type), written.data)
  if (Object.keys(errors).length > 0) throw badRequest(contentFaulty, errors)
  return written
}

/** Rejects if another version was published since the draft began. */
export async function writeForPublication(
  trx: Trx,
  item: ContentItem,
  { version, data, basedOn }: WrittenContent,
  { author, now }: { author: Confirmed; now: Date },
  write = writeDraft,
): Promise<string> {
  // Rolls back the raised version.
  if ((basedOn ?? null) !== item.publishedId)
    throw new Stale({ ...(await readEdited(trx, item._id, now)), version })
  return write(trx, item, { data, basedOn: basedOn ?? null, author, now })
}

/** Rejects with 400 if another entry has the slug, or if one that it needs was deleted. */
export async function checkOtherEntries(
  trx: Trx,
  item: ContentItem,
  data: ContentData,
  now: Date,
): Promise<void> {
  const deleted = await deletedReferences(trx, declaredOf(item.type), data)
  if (Object.keys(deleted).length > 0) throw badRequest(contentFaulty, deleted)
  const { slug } = data
  if (!isCollectionName(item.type) || typeof slug !== 'string') return
  const holder = await addressOwner(trx, item, slug)
  if (!holder) return
  const name = await holderName(trx, item, holder, now)
  throw badRequest(contentFaulty, { slug: slugTaken(name) })
}

export const asPublished = (revisionId: string, now: Date, draftId: string | null = null) => ({
  kind: 'published' as const,
  ...{ revisionId, since: now.toISOString() },
  pointers: { publishedId: revisionId, draftId, scheduledId: null, publishAt: null, ...noRequest },
})

/** `applyDueTransitions` publishes it when it is due. */
const asScheduled = (revisionId: string, publishAt: string, changed: FieldChange[]) => ({
  kind: 'changed' as const,
  pointers: { draftId: null, scheduledId: revisionId, publishAt, ...noRequest },
  activities: [{ action: 'scheduled' as const, changed, after: { publishAt } }],
})

function checkEnd({ unpublishAt }: ContentItem, publishAt: string | undefined): void {
  if (publishAt && unpublishAt && publishAt >= unpublishAt)
    throw badRequest(endIsTooEarly, { at: endIsTooEarly })
}

function futureTime(at: string, now: Date): string {
  if (new Date(at) <= now) throw badRequest(timeIsPast, { at: timeIsPast })
  return new Date(at).toISOString()
}

/** The scheduled version becomes the draft, unless there is a newer one. */
export const unschedule = (deps: EntryDeps, ...[_id, version, actor]: EntryCallArgs) =>
  act(deps, { _id, version }, { actor, right: 'publish content' }, async ({ item }) => {
    const draftId = item.draftId ?? item.scheduledId
    const pointers = { draftId, scheduledId: null, publishAt: null }
    return { kind: 'changed', pointers, activities: [{ action: 'unscheduled' }] }
  })
