import { address, placeholderNumber } from '../../sample-faculty/sample-member.ts'

export const informationOfficers = [
  {
    office: 'Public Information Officer',
    name: 'Suresh Chandra Maurya, Vice Principal',
    contact: address('rti'),
  },
  {
    office: 'Assistant Public Information Officer',
    name: 'Rakesh Kumar Gautam, accounts office',
    contact: address('accounts'),
  },
  {
    office: 'First Appellate Authority',
    name: 'Sudha Rastogi, Principal',
    contact: placeholderNumber(101),
  },
] as const
