import type { FacultyMember } from 'contract/faculty'
import { startingContent } from '../starting-content.ts'

/** Somebody for an empty site. */
export type SampleMember = Omit<FacultyMember, '_id' | 'photo'>

/** A mail address at the college. */
export function address(account: string): string {
  const [office] = startingContent.facts.emails
  return `${account}@${office?.address.split('@').at(-1)}`
}

/** A telephone number that cannot be dialled; `extension` has three digits. */
export function placeholderNumber(extension: number): string {
  return `+91 00000 10${extension}`
}
