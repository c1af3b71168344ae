import type { CurrentAdmin } from 'contract/accounts/admin'

export const anOwner = (given: Partial<CurrentAdmin> = {}): CurrentAdmin => ({
  _id: '0192f000-0000-7000-8000-0000000000aa',
  email: 'head@college.example',
  name: '',
  role: 'owner',
  departments: [],
  mayPublish: false,
  hasProfile: false,
  ...given,
})
