import type { MemberForm } from 'contract/people/faculty'
import { aPicture } from './a-picture.ts'

export const aMemberForm = async (given: Partial<MemberForm> = {}): Promise<MemberForm> => ({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Distributed systems',
  education: 'Ph.D., State University',
  photo: await aPicture(),
  ...given,
})
