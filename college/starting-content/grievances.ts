import type { Grievances } from 'contract/content/grievances'

export const grievances: Grievances = {
  summary: 'Whom to turn to when something is wrong, and who decides about it.',
  members: [{ _key: 'member-1', name: 'The Principal', role: 'Chair' }],
}
