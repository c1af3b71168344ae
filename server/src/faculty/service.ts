import { byDesignation, isDepartmentHead, staffGroup } from 'contract/designations'
import type { FacultyMember } from 'contract/faculty'
import { isDepartmentOf, type TaughtCourse } from 'contract/program-code'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import type { Database } from '../db/schema.ts'

const columns = [
  '_id',
  'name',
  'designation',
  'department',
  'specialization',
  'experience',
  'education',
  'email',
  'phone',
  'whatsapp',
  'officeHours',
  'achievements',
  'photo',
] as const

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
  const members = await db.selectFrom('faculty').select(columns).orderBy('_id').execute()
  return members
    .filter(({ designation }) => !group || isInGroup[group](designation))
    .filter(({ department }) => !course || isDepartmentOf(department ?? undefined, course))
    .toSorted(byDesignation)
    .map(present)
}

/** What is known of somebody who comes to the college; `photo` is the address of a picture that is stored. */
export type NewMember = Omit<FacultyMember, '_id'>

const fieldsOf = (member: NewMember) => ({
  name: member.name,
  designation: member.designation,
  department: member.department || null,
  specialization: member.specialization || null,
  experience: member.experience ?? null,
  education: member.education || null,
  email: member.email || null,
  phone: member.phone || null,
  whatsapp: member.whatsapp || null,
  officeHours: member.officeHours || null,
  achievements: member.achievements || null,
  photo: member.photo || null,
})

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

/** Enters a member. Gives the new id. */
export async function createMember(
  { changes, now }: { changes: Changes; now: () => Date },
  member: NewMember,
): Promise<string> {
  return changes.commit('faculty', (trx) => insertMember(trx, member, now()))
}
