import { byDesignation } from 'college/designations'
import { isDepartmentHead, staffGroup } from 'contract/designations'
import { type MemberForm, type MemberUpdateForm, memberNotFound } from 'contract/faculty'
import { isDepartmentOf, type TaughtCourse } from 'contract/program-code'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator, SteppingUp } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { removeUnused, takeBack } from '../pictures/take-back.ts'
import { fieldsOf, memberOf, type NewMember, publicColumns } from './member.ts'

/** Which part of the faculty is asked for; a member has to belong to all that is given. */
export type FacultySelection = {
  group?: 'team' | 'heads' | undefined
  course?: TaughtCourse | undefined
}

const isInGroup = {
  team: (designation: string) => staffGroup(designation) !== 'teaching',
  heads: isDepartmentHead,
}

/** All members, or a part of them, by rank and name. */
export async function listFaculty(db: Db, { group, course }: FacultySelection = {}) {
  // Who shares rank and name stays in the order of entry.
  const members = await db.selectFrom('faculty').select(publicColumns).orderBy('_id').execute()
  return members
    .filter(({ designation }) => !group || isInGroup[group](designation))
    .filter(({ department }) => !course || isDepartmentOf(department ?? undefined, course))
    .toSorted(byDesignation)
    .map(present)
}

/** Enters a member in a transaction of the caller's, which is a change of the faculty. Gives the new id. */
export async function insertMember(
  trx: Transaction<Database>,
  member: NewMember,
  now: Date,
): Promise<string> {
  const _id = uuidv7()
  const moment = now.toISOString()
  await trx
    .insertInto('faculty')
    .values({ _id, ...fieldsOf(member), createdAt: moment, updatedAt: moment })
    .execute()
  return _id
}

async function getMember(trx: Transaction<Database>, memberId: string) {
  const row = await trx
    .selectFrom('faculty')
    .select(publicColumns)
    .where('_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw notFound(memberNotFound)
  const { _id, ...member } = present(row)
  return member
}

type Writing = { changes: Changes; pictures: Pictures; now: () => Date }

const subject = 'faculty'

/** Writes the photo, then the row that names it; a photo whose row fails is taken back. Gives the new id. */
export async function createMember(
  { changes, pictures, now }: Writing,
  { photo: file, ...form }: MemberForm,
  actor: Administrator,
): Promise<string> {
  const photo = await pictures.save(file, 'first')
  const member = { ...memberOf(form), photo }
  return changes
    .commit(subject, async (trx) => {
      const admin = await actor.confirm(trx)
      const _id = await insertMember(trx, member, now())
      const target = { _id, name: member.name }
      await recordActivity(trx, { admin, action: 'created', subject, target, after: member }, now())
      return _id
    })
    .catch(takeBack(pictures, photo))
}

/** Changes a member; rejects with 404 when there is none. The old photo goes when a new one has taken its place. */
export async function updateMember(
  { changes, pictures, now }: Writing,
  memberId: string,
  { photo: file, ...form }: MemberUpdateForm,
  actor: Administrator,
): Promise<void> {
  const photo = file && (await pictures.save(file, 'first'))
  const replaced = await changes
    .commit(subject, async (trx) => {
      const admin = await actor.confirm(trx)
      const before = await getMember(trx, memberId)
      const after = { ...memberOf(form), photo: photo ?? before.photo }
      await trx
        .updateTable('faculty')
        .set({ ...fieldsOf(after), updatedAt: now().toISOString() })
        .where('_id', '=', memberId)
        .execute()
      const target = { _id: memberId, name: after.name }
      const activity = { admin, action: 'updated', subject, target, before, after } as const
      await recordActivity(trx, activity, now())
      return photo && before.photo
    })
    .catch(takeBack(pictures, photo))
  if (replaced) await removeUnused(pictures, replaced)
}

/**
 * Deletes a member and the photo, once after the administrator entered the password again: rejects with 403 without
 * that, and before it is used up with 404 when there is no such member.
 */
export async function deleteMember(
  { changes, pictures, now }: Writing,
  memberId: string,
  actor: SteppingUp,
): Promise<void> {
  const { photo } = await changes.commit(subject, async (trx) => {
    const admin = await actor.confirm(trx)
    const before = await getMember(trx, memberId)
    await actor.takeStepUp(trx)
    await trx.deleteFrom('faculty').where('_id', '=', memberId).execute()
    const target = { _id: memberId, name: before.name }
    await recordActivity(trx, { admin, action: 'deleted', subject, target, before }, now())
    return before
  })
  if (photo) await removeUnused(pictures, photo)
}
