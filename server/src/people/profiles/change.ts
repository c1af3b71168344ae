import { memberRecord } from 'contract/people/faculty'
import {
  type ProfileForm,
  type ProfileValues,
  profileFields,
  profileValues,
} from 'contract/people/own-profile'
import { teachingFaults } from 'contract/people/teaching-rules'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Columns } from '../../content/records/tables.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ProfileChangeTable } from '../../platform/db/profile-tables.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import { memberKind } from '../faculty/record.ts'

export type Reading = Db | Transaction<Database>

const profileColumns = Object.keys(profileFields)
const memberColumns = z.keyof(memberRecord).options
const columns = z.record(z.string(), z.nullable(z.string()))

export const readMember = (db: Reading, _id: string) =>
  db.selectFrom('faculty').select(memberColumns).where('_id', '=', _id).executeTakeFirst()
export type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>

export async function readMembers(
  db: Reading,
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

export const readChange = (db: Reading, memberId: string) =>
  db.selectFrom('profileChanges').selectAll().where('memberId', '=', memberId).executeTakeFirst()

export const ofProfile = (all: Columns): Columns => fieldsIn(all, profileColumns)

type Texts = Omit<ProfileForm, 'photo'>

/** Depends on the current designation. Without the photo. */
export function textColumnsOf({ name, designation }: Member, texts: Texts): Columns {
  const { photo: _, ...columns } = ofProfile(memberKind.toColumns({ name, designation, ...texts }))
  return columns
}

export const lackOf = ({ designation }: Member, texts: Texts): string | undefined =>
  teachingFaults({ designation, ...texts }).education

const dataOf = (change: Kept) => columns.parse(JSON.parse(change.data))

function textsWith(member: Member, change: Kept): Texts {
  const { photo: _, ...texts } = { ...ofProfile(member), ...ofProfile(dataOf(change)) }
  return withoutNulls(texts)
}

type Kept = Pick<ProfileChangeTable, 'data' | 'photo'>

export const lackOfChange = (member: Member, change: Kept) =>
  lackOf(member, textsWith(member, change))

/** Only what the sender changed, so that later edits by the office stay. */
export const columnsOf = (member: Member, change: Kept): Columns => ({
  ...fieldsIn(textColumnsOf(member, textsWith(member, change)), Object.keys(dataOf(change))),
  ...(change.photo && { photo: change.photo }),
})

export const valuesWith = (member: Member, change: ProfileChangeTable): ProfileValues =>
  z.parse(profileValues, withoutNulls({ ...ofProfile(member), ...columnsOf(member, change) }))
