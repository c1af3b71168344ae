import type { CurrentAdmin } from 'contract/accounts/admin'

export const anOwner = (given: Partial<CurrentAdmin> = {}): CurrentAdmin => ({
  email: 'head@college.example',
  name: '',
  role: 'owner',
  departments: [],
  mayPublish: false,
  hasProfile: false,
  ...given,
})
