import { byDesignation } from 'college/designations'
import type { TranslationCode } from 'college/languages'
import { isDepartmentOf, type TaughtCourse } from 'contract/content/program-code'
import { isDepartmentHead, staffGroup } from 'contract/people/designations'
import { faculty, facultyMember, memberNotFound, memberRecord } from 'contract/people/faculty'
import * as z from 'zod/mini'
import { columnsIn, rowsIn } from '../../content/records/translated-rows.ts'
import { isCurrentMember } from '../../platform/db/is-current-member.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/errors.ts'

const publicColumns = z.keyof(facultyMember).options
const allColumns = z.keyof(memberRecord).options

export type FacultySelection = {
  group?: 'team' | 'heads' | undefined
  course?: TaughtCourse | undefined
}

const isInGroup = {
  team: (designation: string) => staffGroup(designation) !== 'teaching',
  heads: isDepartmentHead,
}

export async function publicFaculty(
  db: Db,
  now: Date,
  { group, course }: FacultySelection = {},
  language?: TranslationCode,
) {
  const members = await db
    .selectFrom('faculty')
    .select(columnsIn(faculty.fields, publicColumns, language))
    .where(isCurrentMember(now))
    // Ties keep the order of creation.
    .orderBy('_id')
    .execute()
  return members
    .filter(({ designation }) => !group || isInGroup[group](designation))
    .filter(({ department }) => !course || isDepartmentOf(department ?? undefined, course))
    .toSorted(byDesignation)
    .map(rowsIn(faculty.fields, language))
}

/** Includes former members. */
export async function memberRecords(db: Db) {
  const members = await db.selectFrom('faculty').select(allColumns).orderBy('_id').execute()
  return members.toSorted(byDesignation).map(withoutNulls)
}

export async function requireMember(db: Db, _id: string): Promise<void> {
  const result = await db
    .selectFrom('faculty')
    .select('_id')
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!result) throw notFound(memberNotFound)
}
