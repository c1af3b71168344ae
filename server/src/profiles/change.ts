import { memberRecord } from 'contract/faculty'
import { type ProfileValues, profileFields, profileValues } from 'contract/own-profile'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import type { Database, ProfileChangeTable } from '../db/schema.ts'
import { fieldsIn } from '../import-export/table.ts'
import type { Columns } from '../records/kind.ts'

export type Reading = Db | Transaction<Database>

const profileColumns = Object.keys(profileFields)
const memberColumns = z.keyof(memberRecord).options
const columns = z.record(z.string(), z.nullable(z.string()))

/** Somebody's record; undefined where there is none. */
export const readMember = (db: Reading, _id: string) =>
  db.selectFrom('faculty').select(memberColumns).where('_id', '=', _id).executeTakeFirst()
export type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>

/** Those of several, by their ids. */
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

/** The change of somebody's profile that waits or was returned; undefined where there is none. */
export const readChange = (db: Reading, memberId: string) =>
  db.selectFrom('profileChanges').selectAll().where('memberId', '=', memberId).executeTakeFirst()

/** Of columns those of a profile. */
export const ofProfile = (all: Columns): Columns => fieldsIn(all, profileColumns)

/** The columns that a change brings; the photo only where it has another one. */
export const columnsOf = ({
  data,
  photo,
}: Pick<ProfileChangeTable, 'data' | 'photo'>): Columns => ({
  ...ofProfile(columns.parse(JSON.parse(data))),
  ...(photo && { photo }),
})

/** The profile of a member with a change. */
export const valuesWith = (member: Member, change: ProfileChangeTable): ProfileValues =>
  z.parse(profileValues, withoutNulls({ ...ofProfile(member), ...columnsOf(change) }))
