import type { FacultyMember } from 'contract/faculty'
import { college } from '../facts.ts'

/** Somebody for an empty site. */
export type SampleMember = Omit<FacultyMember, '_id' | 'photo'>

/** A mail address at the college. */
export function address(account: string): string {
  return account + college.email.slice(college.email.indexOf('@'))
}

/** A telephone number that cannot be dialled; `extension` has three digits. */
export function placeholderNumber(extension: number): string {
  return `+91 00000 10${extension}`
}
