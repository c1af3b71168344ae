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
])('%s leads to %s first', (q, label) => {
  expect(matchViews(views, q)[0]?.label).toBe(label)
})
