import type { FacultyMember } from 'contract/faculty'

/** Who is at the college before an administrator has entered anybody. Nobody here exists; hence no photos. */
export type SampleMember = Omit<FacultyMember, '_id' | 'photo'>

export const sampleFaculty: readonly SampleMember[] = []
