import type { MemberRecord } from 'contract/people/faculty'

let made = 0

/** A head of department by default. */
export function aMember(details: Partial<MemberRecord> = {}): MemberRecord {
  made++
  return {
    _id: `0192f000-0000-7000-9000-${String(made).padStart(12, '0')}`,
    slug: `member-${made}`,
    name: `Dr. Member ${made}`,
    designation: 'Head of Department',
    ...details,
  }
}
