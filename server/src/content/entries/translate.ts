import { contentTrashed, type EditedContent } from 'contract/content/calls'
import { notTranslatable } from 'contract/content/translations/calls'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { isTypeName } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
import { emit } from '../revisions/content-events.ts'
import { addRevision } from '../revisions/revisions.ts'
import { requestedLanguage } from '../translations/requested-language.ts'
import { type EntryDeps, writeHidden } from './entry-acts.ts'
import { readEdited } from './locks.ts'
import { itemFor } from './permissions.ts'

/** Idempotent, also of two people at once: there is one translation into a language. */
export async function beginTranslation(
  trx: Trx,
  { _id: sourceId, language: code }: { _id: string; language: string },
  actor: Administrator,
  now: Date,
): Promise<EditedContent> {
  const language = requestedLanguage(code)
  const author = await actor.confirm(trx)
  const source = await itemFor(trx, sourceId, actor, 'write translations')
  if (!isTypeName(source.type)) throw badRequest(notTranslatable)
  if (source.deletedAt) throw notFound(contentTrashed)
  const { department } = source
  const item = await trx
    .insertInto('contentItems')
    .values({
      ...{ _id: uuidv7(), type: translationTypeOf(source.type), sourceId, language, department },
      ...{ version: 1, position: 0, createdAt: now.toISOString() },
    })
    .onConflict((same) => same.columns(['sourceId', 'language']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (item) {
    const draftId = await addRevision(trx, item, { data: {}, basedOn: null, author, now })
    const activities = [{ action: 'created' }] as const
    await emit(trx, { kind: 'drafted', item, by: author, now, pointers: { draftId }, activities })
  }
  const { _id } = await trx
    .selectFrom('contentItems')
    .select('_id')
    .where('sourceId', '=', sourceId)
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return readEdited(trx, _id, now)
}

export const translateEntry = (
  deps: EntryDeps,
  requested: { _id: string; language: string },
  actor: Administrator,
): Promise<EditedContent> =>
  writeHidden(deps, (trx) => beginTranslation(trx, requested, actor, deps.now()))
