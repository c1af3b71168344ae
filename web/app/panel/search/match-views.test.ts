import { expect, test } from 'vitest'
import { viewIds, viewOf } from '../views'
import { matchViews } from './match-views'

const views = viewIds.map(viewOf).filter(({ isUnlisted }) => !isUnlisted)

test.each([
  ['new notice', 'Notices'],
  ['holiday circular', 'Notices'],
  ['fees of all courses', 'Fees'],
  ['fee structure', 'Fees'],
  ['broken links', 'Reports'],
  ['upload a pdf', 'Pictures & Documents'],
  ['deleted pages', 'Website'],
  ['unread messages', 'Messages'],
  ['spam', 'Messages'],
  ['who is registered', 'Registrations'],
  ['export registrations', 'Registrations'],
  ['waiting list', 'Registrations'],
  ['deleted event', 'View Events'],
  ['cancel an event', 'View Events'],
  ['certificates', 'Attendance'],
  ['scan tickets', 'Check-in'],
  ['add a teacher', 'Add Faculty'],
  ['principal', 'Administrative Positions'],
  ['import teachers', 'Import & Export'],
  ['undo an import', 'Import & Export'],
  ['who changed', 'Activity'],
  ['invite a colleague', 'Accounts'],
  ['change my password', 'Settings'],
  ['hindi', 'Translations'],
  ['admit card', 'Notices'],
  ['holiday list', 'Notices'],
  ['date sheet', 'Notices'],
  ['exam form last date', 'Notices'],
  ['admission open', 'Notices'],
  ['delete notice', 'Notices'],
  ['naya notice kaise dale', 'Notices'],
  ['result upload karna hai', 'Notices'],
  ['chutti ki list', 'Notices'],
  ['सूचना', 'Notices'],
  ['फीस बदलना', 'Fees'],
  ['popup band karo', 'Website'],
  ['syllabus pdf', 'Pictures & Documents'],
  ['principal photo', 'Administrative Positions'],
  ['प्राचार्य की फोटो', 'Administrative Positions'],
  ['teacher ka naam galat hai', 'All Faculty Members'],
  ['student list of event', 'Registrations'],
  ['forgot password', 'Settings'],
])('%s leads to %s first', (q, label) => {
  expect(matchViews(views, q)[0]?.label).toBe(label)
})
