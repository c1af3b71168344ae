import { memberRecord } from 'contract/people/faculty'
import {
  type MemberProfileForm,
  type ProfileValues,
  profileFields,
  profileValues,
} from 'contract/people/own-profile'
import { teachingErrors } from 'contract/people/teaching-rules'
import * as z from 'zod/mini'
import type { Columns } from '../../content/records/tables.ts'
import type { ProfileChangeTable } from '../../platform/db/profile-tables.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import { memberKind } from '../faculty/record.ts'

const profileColumns = Object.keys(profileFields)
const memberColumns = z.keyof(memberRecord).options
const columns = z.record(z.string(), z.nullable(z.string()))

export const readMember = (db: DbOrTrx, _id: string) =>
  db.selectFrom('faculty').select(memberColumns).where('_id', '=', _id).executeTakeFirst()
export type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>

export async function readMembers(
  db: DbOrTrx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  if (ids.length === 0) return new Map()
  const members = await db
    .selectFrom('faculty')
    .select(memberColumns)
    .where('_id', 'in', ids)
    .execute()
  return new Map(members.map((member) => [member._id, member]))
}

export const readProfileChange = (db: DbOrTrx, memberId: string) =>
  db.selectFrom('profileChanges').selectAll().where('memberId', '=', memberId).executeTakeFirst()

export const pickProfileColumns = (all: Columns): Columns => fieldsIn(all, profileColumns)

type Texts = Omit<MemberProfileForm, 'photo'>

/** Depends on the current designation. Without the photo. */
export function textColumnsOf({ name, designation }: Member, texts: Texts): Columns {
  const { photo: _, ...columns } = pickProfileColumns(
    memberKind.toColumns({ name, designation, ...texts }),
  )
  return columns
}

export const educationErrorOf = ({ designation }: Member, texts: Texts): string | undefined =>
  teachingErrors({ designation, ...texts }).education

const dataOf = (change: Stored) => columns.parse(JSON.parse(change.data))

function textsWith(member: Member, change: Stored): Texts {
  const { photo: _, ...texts } = {
    ...pickProfileColumns(member),
    ...pickProfileColumns(dataOf(change)),
  }
  return withoutNulls(texts)
}

type Stored = Pick<ProfileChangeTable, 'data' | 'photo'>

export const educationErrorOfChange = (member: Member, change: Stored) =>
  educationErrorOf(member, textsWith(member, change))

/** Only what the sender changed, so that later edits by the office stay. */
export const changedProfileColumns = (member: Member, change: Stored): Columns => ({
  // With `seen`, what is missing has been removed.
  ...fieldsIn(
    textColumnsOf(member, { ...textsWith(member, change), seen: '' }),
    Object.keys(dataOf(change)),
  ),
  ...(change.photo && { photo: change.photo }),
})

export const profileValuesOf = (member: Member, change: ProfileChangeTable): ProfileValues =>
  z.parse(
    profileValues,
    withoutNulls({ ...pickProfileColumns(member), ...changedProfileColumns(member, change) }),
  )
