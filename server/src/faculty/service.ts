import { byDesignation } from 'college/designations'
import { isDepartmentHead, staffGroup } from 'contract/designations'
import { facultyMember, memberNotFound } from 'contract/faculty'
import { isDepartmentOf, type TaughtCourse } from 'contract/program-code'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'

/** What the public is shown of a member. */
const publicColumns = z.keyof(facultyMember).options

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
    .map(withoutNulls)
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
