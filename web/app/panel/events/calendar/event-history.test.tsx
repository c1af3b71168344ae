import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { events, eventUpdated, updateEvent } from 'contract/events/events'
import { getVersion, listVersions } from 'contract/record-history'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

const [newest, older] = [
  '0192f000-0000-7000-8000-000000000002',
  '0192f000-0000-7000-8000-000000000001',
]
const opened = anEvent({ title: 'Robots', date: '2026-12-01T04:30:00.000Z', venue: 'Lab' })

async function openForm() {
  answer(listVersions.events, {
    versions: [
      {
        ...{ _id: newest, author: 'asha@college.test', savedAt: '2026-11-20T05:00:00.000Z' },
        action: 'moved',
        changes: [{ field: events.fields.title.label, before: 'Robotics', after: 'Robots' }],
      },
      {
        ...{ _id: older, author: 'first start', savedAt: '2026-11-19T05:00:00.000Z' },
        ...{ action: 'created', changes: [] },
      },
    ],
  })
  const { user } = await renderPanel([opened], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Robots' }))
  await user.click(screen.getByRole('button', { name: 'Show history' }))
  const restore = await screen.findByRole('button', { name: /^Restore this version/ })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } })
  return { user, restore, field, type }
}

test('the form is filled in from an earlier version with two clicks, and saved with a third', async () => {
  const { user, restore, field } = await openForm()
  const [now, before] = within(screen.getByRole('region', { name: 'History' })).getAllByRole(
    'listitem',
  )
  expect(now?.textContent).toMatch(/asha@college\.test.*Moved.*Current version.*Robotics.*Robots/)
  expect(before?.textContent).toMatch(/Initial setup.*Created/)
  expect(within(now ?? document.body).queryByRole('button')).toBeNull()

  const contactEmail = 'asha@college.test'
  const asked = answer(getVersion.events, {
    texts: { title: 'Robotics', venue: 'Lab', contactEmail },
  })
  await user.click(restore)

  const notice = await screen.findByRole('region', { name: 'Earlier version' })
  expect(notice.textContent).toContain('the version of Nov 19, 10:30 AM by Initial setup')
  expect(notice.textContent).toContain('Changed in the form: Event Title, Organiser’s email.')
  expect(document.activeElement).toBe(notice)
  expect(asked[0]?.params.versionId).toBe(older)
  expect(field('Event Title').value).toBe('Robotics')
  // Its group was closed.
  expect(field('Organiser’s email').closest('details')?.open).toBe(true)

  const saved = answer(updateEvent, { message: eventUpdated })
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(Object.fromEntries(saved[0]?.body as FormData)).toMatchObject({
    title: 'Robotics',
    venue: 'Lab',
    contactEmail,
  })
})

test('an earlier version replaces what was typed only if that is wanted', async () => {
  const { user, restore, field, type } = await openForm()
  type('Venue', 'Lawn')
  const asked = answer(getVersion.events, { texts: { title: 'Robotics', venue: 'Hall' } })
  await user.click(restore)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked).toHaveLength(0)
  expect(field('Venue').value).toBe('Lawn')

  await user.click(restore)
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(field('Venue').value).toBe('Hall'))
  // What was filled in isn’t typed.
  await user.click(restore)
  await waitFor(() => expect(asked).toHaveLength(2))

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('Venue').value).toBe('Lab')
  expect(screen.queryByRole('region', { name: 'Earlier version' })).toBeNull()
})

test('a version that can’t be loaded leaves the form as it is', async () => {
  const { user, restore, field } = await openForm()
  refuse(getVersion.events, 404, 'This version is no longer stored.')
  await user.click(restore)
  await screen.findByText('This version is no longer stored.')
  expect(field('Event Title').value).toBe('Robots')
})
