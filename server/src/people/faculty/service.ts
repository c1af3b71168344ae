import { byDesignation } from 'college/designations'
import { isDepartmentOf, type TaughtCourse } from 'contract/content/program-code'
import { isDepartmentHead, staffGroup } from 'contract/people/designations'
import { facultyMember, memberNotFound, memberRecord } from 'contract/people/faculty'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isHere } from './present.ts'

/** What lists tell visitors of a member, and all that is known. */
const publicColumns = z.keyof(facultyMember).options
const allColumns = z.keyof(memberRecord).options

/** Which part of the faculty is asked for; a member has to belong to all that is given. */
export type FacultySelection = {
  group?: 'team' | 'heads' | undefined
  course?: TaughtCourse | undefined
}

const isInGroup = {
  team: (designation: string) => staffGroup(designation) !== 'teaching',
  heads: isDepartmentHead,
}

/** Everybody whose last day is not over, or a part of them, by rank and name. */
export async function listFaculty(db: Db, moment: Date, { group, course }: FacultySelection = {}) {
  const members = await db
    .selectFrom('faculty')
    .select(publicColumns)
    .where(isHere(moment))
    // Who shares rank and name stays in the order of entry.
    .orderBy('_id')
    .execute()
  return members
    .filter(({ designation }) => !group || isInGroup[group](designation))
    .filter(({ department }) => !course || isDepartmentOf(department ?? undefined, course))
    .toSorted(byDesignation)
    .map(withoutNulls)
}

/** Everybody whoever was here, with all that is known of them, by rank and name. */
export async function listRecords(db: Db) {
  const members = await db.selectFrom('faculty').select(allColumns).orderBy('_id').execute()
  return members.toSorted(byDesignation).map(withoutNulls)
}

/** Rejects with 404 when there is no such member. */
export async function requireMember(db: Db, _id: string): Promise<void> {
  const found = await db
    .selectFrom('faculty')
    .select('_id')
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!found) throw notFound(memberNotFound)
}
