import type { CurrentAdmin } from 'contract/accounts/admin'

/** Whoever is signed in to the panel and may do everything. */
export const anOwner = (given: Partial<CurrentAdmin> = {}): CurrentAdmin => ({
  email: 'head@college.example',
  name: '',
  role: 'owner',
  departments: [],
  mayPublish: false,
  hasProfile: false,
  ...given,
})
