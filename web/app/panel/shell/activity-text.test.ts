import { type Activity, fieldLabel, pictureChange } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { actText, readableValue } from './activity-text'

const anActivity = (details: Partial<Activity>): Activity => ({
  _id: '0192f000-0000-7000-a000-000000000001',
  createdAt: '2026-11-21T05:00:00.000Z',
  admin: 'clerk@college.test',
  action: 'updated',
  subject: 'event',
  changes: [],
  ...details,
})

test('an activity reads as a sentence about its target', () => {
  const read = (details: Partial<Activity>) => actText(anActivity(details))
  expect(read({ targetName: 'Sports Day' })).toBe('updated the event')
  expect(read({ action: 'deleted', subject: 'message', targetName: 'Ravi' })).toBe(
    'deleted the message from',
  )
  expect(read({ action: 'imported', subject: 'faculty', targetName: 'Dr. Rao' })).toBe(
    'imported the member',
  )
  expect(read({ action: 'imported' })).toBe('imported events')
  expect(read({ action: 'undone' })).toBe('undid the import of events')
  expect(read({ action: 'undone', subject: 'registration', targetName: 'Fair' })).toBe(
    'undid a check-in for',
  )
  const ofContent = { subject: 'content', targetName: 'Fees' } as const
  expect(read({ ...ofContent, action: 'published' })).toBe('published')
  expect(read({ ...ofContent, action: 'withdrawn' })).toBe('unpublished')
  expect(read({ ...ofContent, action: 'trashed' })).toBe('moved to trash:')
  expect(read({ action: 'exported', subject: 'message' })).toBe('exported messages')
  expect(read({ action: 'logged in', subject: 'session' })).toBe('logged in')
  expect(read({ action: 'refused', subject: 'session' })).toBe('entered a wrong password')
})

test('fields and timestamps are written for people', () => {
  expect(fieldLabel('officeHours')).toBe('Office hours')
  expect(fieldLabel('title')).toBe('Title')
  expect(readableValue('2026-11-21T05:00:00.000Z')).toBe('Nov 21, 2026, 10:30 AM')
  expect(readableValue('2026-12-01')).toBe('Dec 1, 2026')
  expect(fieldLabel('isRead')).toBe('Read')
  expect(readableValue('false')).toBe('No')
  expect(readableValue('10:30 in the morning')).toBe('10:30 in the morning')
})

test('changes of a picture are described, and its address isn’t', () => {
  const [previous, latter] = ['/uploads/a-640x360-aabbcc.webp', '/uploads/b-640x360-aabbcc.webp']
  expect(pictureChange({ field: 'image', before: previous, after: latter })).toBe('Replaced')
  expect(pictureChange({ field: 'photo', after: latter })).toBe('Added')
  expect(pictureChange({ field: 'photo', before: previous })).toBe('Removed')
  expect(pictureChange({ field: 'title', before: 'A', after: 'B' })).toBeUndefined()
})
