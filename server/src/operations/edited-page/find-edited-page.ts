import { type EditedPage, nothingToEdit } from 'contract/operations/edited-page'
import { staffGroup } from 'contract/people/designations'
import { mayUse } from 'contract/platform/roles'
import { isSeenBy } from '../../content/entries/permissions.ts'
import { findEntry as findPublicEntry } from '../../content/public/public-entries.ts'
import { eventKind } from '../../events/calendar/record.ts'
import { memberKind } from '../../people/faculty/record.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { type PageTarget, targetOfPage } from './target-of-page.ts'

/** The entry that visitors see there: others may have had the address before. */
async function findEntry(
  db: Db,
  target: Extract<PageTarget, { type: unknown }>,
  actor: Administrator,
  now: Date,
): Promise<EditedPage | undefined> {
  const items = db.selectFrom('contentItems').select(['_id', 'department'])
  const find = async () => {
    if (!('slug' in target)) return items.where('type', '=', target.type).executeTakeFirst()
    const entry = await findPublicEntry(db, target.type, target.slug, now)
    return entry && items.where('_id', '=', entry._id).executeTakeFirst()
  }
  const item = await find()
  if (!item || !isSeenBy(actor)(item)) return undefined
  return { entry: { _id: item._id, type: target.type } }
}

async function findRecord(
  db: Db,
  { record, name }: Extract<PageTarget, { record: unknown }>,
  actor: Administrator,
): Promise<EditedPage | undefined> {
  if (record === 'events') {
    const event = await db
      .selectFrom('events')
      .select(['title', 'department'])
      .where('_id', '=', name)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    return event && mayUse(actor, 'see records', eventKind.department.of(event))
      ? { record: { _id: name, subject: record, name: event.title } }
      : undefined
  }
  const member = await db
    .selectFrom('faculty')
    .innerJoin('memberAddresses', 'memberId', 'faculty._id')
    .select(['faculty._id', 'name', 'designation', 'department'])
    .where('memberAddresses.slug', '=', name)
    .executeTakeFirst()
  if (!member || !mayUse(actor, 'see records', memberKind.department.of(member))) return undefined
  const group = staffGroup(member.designation)
  return { record: { _id: member._id, subject: record, name: member.name, group } }
}

/** Rejects with 404 also where the account may not see it in the panel. */
export async function readEditedPage(
  { db, now }: { db: Db; now: () => Date },
  path: string,
  actor: Administrator,
): Promise<EditedPage> {
  const target = targetOfPage(path)
  const page =
    target &&
    ('record' in target
      ? await findRecord(db, target, actor)
      : await findEntry(db, target, actor, now()))
  if (!page) throw notFound(nothingToEdit)
  return page
}
