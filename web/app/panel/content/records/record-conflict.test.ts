import { events } from 'contract/events/events'
import { expect, test } from 'vitest'
import { formFields } from './form-field'
import { followedTexts, valuesAfter } from './merge-values'
import { conflictsOf } from './record-conflict'

const fields = formFields(events, { category: { options: [{ value: 'c1', label: 'Sports' }] } })
const now = new Date('2030-01-01T00:00:00.000Z')
const began = { title: 'Fair', venue: 'Hall', time: '', date: '2030-01-15T10:00', image: '/a' }
const current = { title: 'Book Fair', venue: 'Lab', time: '9 AM', date: began.date, image: '/b' }
const values = { ...began, title: 'Big Fair', venue: 'Hall ', image: undefined }

test('conflicting changes are shown with the form’s labels', () => {
  const requested = { ...values, isAllDay: 'yes', category: 'c1', image: new File([], 'a.png') }
  const theirs = { ...current, isAllDay: '', category: '', date: '2030-02-01T18:30' }
  const names = ['title', 'date', 'isAllDay', 'category', 'image']
  expect(
    conflictsOf(fields, names, { values: requested, current: theirs }, now).map(
      ({ label, mine, theirs }) => [label, mine, theirs],
    ),
  ).toEqual([
    ['Event Title', 'Big Fair', 'Book Fair'],
    ['Event Date', 'Jan 15, 10:00 AM', 'Feb 1, 6:30 PM'],
    ['All day', 'Yes', 'No'],
    ['Category', 'Sports', ''],
    ['Event Image', 'The picture you chose', 'The picture saved in the meantime'],
  ])
})

test('changes by someone else are included, and so are chosen ones', () => {
  const sides = { values, current, began }
  expect(valuesAfter(fields, { title: 'mine' }, sides)).toMatchObject({
    venue: 'Lab',
    time: '9 AM',
  })
  expect(valuesAfter(fields, { title: 'mine' }, sides)).not.toHaveProperty('title')
  expect(valuesAfter(fields, { title: 'theirs' }, sides)).toMatchObject({ title: 'Book Fair' })
  const picture = { ...values, image: new File([], 'a.png') }
  const chosen = valuesAfter(fields, { image: 'theirs' }, { ...sides, values: picture })
  expect(chosen).toHaveProperty('image', undefined)
})

test('edited fields keep their input, and all others follow the server', () => {
  expect(followedTexts(current, { ...current, title: 'Typed', image: undefined })).toEqual({
    ...{ venue: 'Lab', time: '9 AM', date: began.date, image: '/b' },
  })
})
