import type { MemberRecord } from 'contract/people/faculty'
import { insertRecord } from '../src/content/records/store.ts'
import { memberKind } from '../src/people/faculty/record.ts'
import type { Changes } from '../src/platform/db/changes.ts'
import { writtenAt } from './written.ts'

export type NewMember = Omit<MemberRecord, '_id' | 'slug'>

/** A member with only the required fields. */
export const aNewMember = (given: Partial<NewMember> = {}): NewMember => ({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  ...given,
})

/** Inserts a member without the API. Returns the id. */
export const enterMember = (
  { changes, now }: { changes: Changes; now: () => Date },
  given: Partial<NewMember> = {},
): Promise<string> =>
  changes.commit('faculty', (trx) => {
    const { experience = null, photo, ...member } = aNewMember(given)
    const columns = { ...memberKind.toColumns(member), experience, photo: photo || null }
    return insertRecord(trx, memberKind, columns, writtenAt(now()))
  })
