import type { ContentOf } from 'contract/content/types'

export const disclosureGroups: readonly ContentOf<'disclosureGroup'>[] = [
  { title: 'About the college', slug: 'about' },
  { title: 'Administration', slug: 'administration' },
  { title: 'Academics', slug: 'academics' },
  { title: 'Admission and fees', slug: 'admission-and-fees' },
  { title: 'Complaints, committees and helplines', slug: 'complaints' },
  { title: 'Student life and support', slug: 'student-life' },
  { title: 'Reports, accounts and quality', slug: 'reports' },
  { title: 'Information for everyone', slug: 'information' },
]
