import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { college } from 'college/facts'
import { formTexts, formVersion, recordChanged } from 'contract/content/form-version'
import { events, eventUpdated, updateEvent } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerWith } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

const opened = anEvent({ title: 'Robotics', date: '2026-12-01T04:30:00.000Z', venue: 'Hall' })
const textsOf = (event: object) => formTexts(events.fields, event, college.timeZone)

test('conflicting changes can be chosen, and the others are merged', async () => {
  const current = textsOf({ ...opened, title: 'Robots', time: '9 AM' })
  const conflict = { message: recordChanged, current, conflicts: ['title'], savedBy: 'b@x.example' }
  const rejected = answerWith(updateEvent, 409, conflict)
  const { user } = await renderPanel([opened], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Robotics' }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Event Title', 'Robotics for all')
  type('Venue', 'Lab')
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  const dialog = await screen.findByRole('dialog', { name: 'Conflicting changes' })
  expect((rejected[0]?.body as FormData).get('seen')).toBe(formVersion(textsOf(opened)))

  const saved = answer(updateEvent, { message: eventUpdated })
  await user.click(within(dialog).getByLabelText(/b@x\.example/))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(saved).toHaveLength(1))
  expect(Object.fromEntries(saved[0]?.body as FormData)).toMatchObject({
    title: 'Robots',
    time: '9 AM',
    venue: 'Lab',
    seen: formVersion(current),
  })
})
