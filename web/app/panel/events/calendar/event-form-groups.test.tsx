import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createEvent, eventCreated, eventUpdated, updateEvent } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '#test/answer'
import { fillEventForm } from '#test/fill-event-form'
import { renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const isOpen = (heading: string) => screen.getByText(heading).closest('details')?.open

test('rare fields are under headings, which are open if something is filled in', async () => {
  const updates = answer(updateEvent, { message: eventUpdated })
  const event = anEvent({
    title: 'Book Fair',
    contactName: 'Dr. Kavita Rawat',
    state: 'cancelled',
    previousVenue: 'Old hall',
    category: 'Fairs',
  })
  const { user } = await renderPanel([event], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Book Fair' }))
  expect(isOpen('Organiser’s contact')).toBe(true)
  expect(isOpen('Duration')).toBe(false)
  await user.type(screen.getByLabelText('Online link'), 'meet.example')
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  await screen.findByText('The link must begin with https://')
  expect(isOpen('Audience and online access')).toBe(true)
  const online = screen.getByLabelText('Online link')
  await waitFor(() => expect(document.activeElement).toBe(online))

  await user.clear(online)
  await user.type(online, 'https://meet.example/a')
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  await screen.findByText('Event updated successfully!')
  const sent = Object.fromEntries(updates[0]?.body as FormData)
  expect(sent).toMatchObject({
    onlineLink: 'https://meet.example/a',
    contactName: 'Dr. Kavita Rawat',
  })
  // Values without a control here are kept.
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['previousVenue']))
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['previousDate']))
})

test('the form of an all-day event asks for days, and restores the hours', async () => {
  const created = answer(createEvent, { message: eventCreated })
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  const date = screen.getByLabelText('Event Date')
  const isAllDay = screen.getByRole('checkbox', { name: /^All day/ })
  await user.click(isAllDay)
  expect([date, screen.getByLabelText('Ends')].map((input) => input.getAttribute('type'))).toEqual([
    'date',
    'date',
  ])
  expect(date).toHaveProperty('value', '2026-12-01')
  write('Event Date', '2026-12-02')
  await user.click(isAllDay)
  expect(date).toHaveProperty('value', '2026-12-02T10:00')
  await user.click(isAllDay)
  write('Ends', '2026-12-04')
  await user.click(screen.getByRole('button', { name: 'Create Event' }))

  await screen.findByText('Event created successfully! 🎉')
  expect(Object.fromEntries(created[0]?.body as FormData)).toMatchObject({
    date: '2026-12-02T10:00',
    end: '2026-12-04T00:00',
    isAllDay: 'yes',
  })
})
