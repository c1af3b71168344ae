import type { FacultyMember, MemberForm } from 'contract/faculty'
import type { Changes } from '../src/db/changes.ts'
import { memberKind } from '../src/faculty/record.ts'
import { insertRecord } from '../src/records/store.ts'
import { aPicture } from './an-event.ts'

export type NewMember = Omit<FacultyMember, '_id'>

/** Somebody at the college of whom only the least is known, but for what is given. */
export const aMember = (given: Partial<NewMember> = {}): NewMember => ({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  ...given,
})

/** Enters such a member without asking an administrator. Gives the new id. */
export const enterMember = (
  { changes, now }: { changes: Changes; now: () => Date },
  given: Partial<NewMember> = {},
): Promise<string> =>
  changes.commit('faculty', (trx) => {
    const { experience = null, photo, ...member } = aMember(given)
    const columns = { ...memberKind.toColumns(member), experience, photo: photo || null }
    return insertRecord(trx, memberKind, columns, now())
  })

/** A form that passes, but for what is given. */
export const aMemberForm = async (given: Partial<MemberForm> = {}): Promise<MemberForm> => ({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Distributed systems',
  education: 'Ph.D., State University',
  photo: await aPicture(),
  ...given,
})
