import type { FacultyMember } from 'contract/faculty'
import { programCode } from 'contract/program-code'

export const memberSorts = {
  name: 'Name',
  department: 'Department',
  experience: 'Experience',
} as const
export type MemberSort = keyof typeof memberSorts

/** No department, and no designation, asks for all of them. */
export type MemberChoice = {
  search: string
  department: string
  designation: string
  sort: MemberSort
}
export const everyMember: MemberChoice = {
  search: '',
  department: '',
  designation: '',
  sort: 'name',
}

/** A member with the text that a search looks through, lowercased once, at the first search. */
export type IndexedMember = { member: FacultyMember; text?: string }

function textOf(indexed: IndexedMember): string {
  const { name, designation, department = '' } = indexed.member
  // The code too, so that `bca` finds `B.C.A.`.
  indexed.text ??=
    `${name}\n${designation}\n${department}\n${programCode(department)}`.toLowerCase()
  return indexed.text
}

const alphabetically = new Intl.Collator('en-US', { numeric: true }).compare
const byName = (a: FacultyMember, b: FacultyMember) => alphabetically(a.name, b.name)
/** What is not known comes last. */
const unknownLast = (a: unknown, b: unknown) => Number(!a) - Number(!b)

const orders = {
  name: byName,
  department: (a, b) =>
    unknownLast(a.department, b.department) ||
    alphabetically(a.department ?? '', b.department ?? '') ||
    byName(a, b),
  experience: (a, b) => (b.experience ?? -1) - (a.experience ?? -1) || byName(a, b),
} as const satisfies Record<MemberSort, (a: FacultyMember, b: FacultyMember) => number>

/** Prepares members for searching, in the order asked for: by name, by department, or the most experienced first. */
export function indexMembers(members: readonly FacultyMember[], sort: MemberSort): IndexedMember[] {
  return members.toSorted(orders[sort]).map((member) => ({ member }))
}

/** Members of a department and with a designation whose name, designation or department holds the search. */
export function chooseMembers(
  indexed: readonly IndexedMember[],
  { search, department, designation }: Omit<MemberChoice, 'sort'>,
): FacultyMember[] {
  const wanted = search.trim().toLowerCase()
  const code = programCode(department)
  const isWanted = (indexed: IndexedMember) =>
    (!designation || indexed.member.designation === designation) &&
    (!code || programCode(indexed.member.department ?? '') === code) &&
    (!wanted || textOf(indexed).includes(wanted))
  return indexed.filter(isWanted).map(({ member }) => member)
}
