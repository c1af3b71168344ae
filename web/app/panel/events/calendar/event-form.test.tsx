import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { changeManyEvents } from 'contract/events/bulk'
import { createEvent, eventCreated, eventUpdated, updateEvent } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { fillEventForm } from '#test/fill-event-form'
import { renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('inputs are named after their fields, for tools that fill in forms', async () => {
  await renderPanel([], 'Add Event')

  for (const [label, name] of [
    ['Event Title', 'title'],
    ['Event Date', 'date'],
    ['Department', 'department'],
  ] as const)
    expect(screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('name')).toBe(name)
})

test('every invalid field has its message, and the first one gets the focus', async () => {
  const created = answer(createEvent, { message: eventCreated })
  const { user } = await renderPanel([], 'Add Event')
  await user.type(screen.getByLabelText('Event Title'), ' ab ')
  await user.type(screen.getByLabelText('Description'), 'too short')
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await screen.findByText('Title must be at least 3 characters long')
  screen.getByText('Description must be at least 10 characters long')
  screen.getByText('Date is required')
  screen.getByText('Image is required')
  const title = screen.getByLabelText('Event Title')
  expect(document.activeElement).toBe(title)
  expect(title.getAttribute('aria-invalid')).toBe('true')
  const described = title.getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toMatch(/^Title must/)
  expect(created).toHaveLength(0)
})

test('a new event is sent trimmed, and the list opens a second later', async () => {
  const created = answer(createEvent, { message: eventCreated })
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  await user.type(screen.getByLabelText('Venue'), 'Sports ground')
  await user.click(screen.getByRole('button', { name: 'Create Event' }))

  await screen.findByText('Event created successfully! 🎉')
  const sent = created[0]?.body as FormData
  expect(Object.fromEntries(sent)).toMatchObject({
    title: 'Sports Day',
    description: 'Races and relays for all.',
    date: '2026-12-01T10:00',
    venue: 'Sports ground',
  })
  expect(sent.get('image')).toMatchObject({ name: 'poster.png', type: 'image/png' })
  screen.getByRole('heading', { name: 'Add New Event' })
  await pass(1100)
  await screen.findByRole('heading', { name: 'Manage Events' })
  screen.getByText('Event created successfully! 🎉')
  await pass(2100)
  expect(screen.queryByText('Event created successfully! 🎉')).toBeNull()
})

test('someone who has started the next event can stay and create it', async () => {
  const created = answer(createEvent, { message: eventCreated })
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await screen.findByText('Event created successfully! 🎉')
  fireEvent.change(screen.getByLabelText('Event Title'), { target: { value: 'Book Fair' } })
  await pass(1100)
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', false)
  await fillEventForm(user)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await waitFor(() => expect(created).toHaveLength(2))
})

test('an event submitted twice at once is created once', async () => {
  const created = leaveOpen(createEvent)
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  const button = screen.getByRole('button', { name: 'Create Event' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Creating Event...' })).toHaveProperty(
    'disabled',
    true,
  )
  await screen.findByRole('progressbar', { name: /Uploading|Saving/ })
  expect(created).toHaveLength(1)
})

test('the server’s errors are beside their fields', async () => {
  refuse(createEvent, 400, 'Title must be at most 200 characters long', {
    title: 'Title must be at most 200 characters long',
  })
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Event Title').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Event Title'))
})

test('a rejected picture is reported beside it', async () => {
  refuse(createEvent, 415, 'Only PNG, JPG, GIF or WebP images are allowed')
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Event Image').getAttribute('aria-invalid')).toBe('true'),
  )
})

test('without a response the event isn’t added, and what was typed stays', async () => {
  refuse(createEvent, 0)
  const { user } = await renderPanel([], 'Add Event')
  await fillEventForm(user)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await screen.findByText('Failed to add event. Please try again.')
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', '  Sports Day  ')
  expect(screen.getByRole('button', { name: 'Create Event' })).toHaveProperty('disabled', false)
})

test('a chosen picture is shown and can be removed, and reset clears everything', async () => {
  const { user } = await renderPanel([], 'Add Event')
  screen.getByText('Upload an image for the event (JPG, PNG, GIF)')
  await fillEventForm(user)
  await screen.findByRole('img', { name: 'Preview of the chosen picture' })
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(screen.queryByRole('img', { name: 'Preview of the chosen picture' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', '')
})

test('the edit form is filled in, in the college’s time zone, and keeps the picture', async () => {
  const updates = answer(updateEvent, { message: eventUpdated })
  const event = anEvent({ title: 'Book Fair', date: '2026-12-01T04:30:00.000Z', venue: 'Hall' })
  const { user } = await renderPanel([event], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Book Fair' }))
  await screen.findByRole('heading', { name: 'Edit Event' })
  expect(screen.getByLabelText('Event Date')).toHaveProperty('value', '2026-12-01T10:00')
  screen.getByRole('img', { name: 'Current picture' })
  await user.clear(screen.getByLabelText('Venue'))
  await user.click(screen.getByRole('button', { name: 'Update Event' }))

  await screen.findByText('Event updated successfully!')
  expect(updates[0]?.params).toEqual({ _id: event._id })
  const sent = updates[0]?.body as FormData
  expect(sent.get('venue')).toBe('')
  expect(sent.has('image')).toBe(false)
  await pass(1100)
  await screen.findByRole('heading', { name: 'Manage Events' })
})

test('an event that only became a draft is published again from the message', async () => {
  answer(updateEvent, { message: eventUpdated })
  const event = anEvent({ title: 'Book Fair', date: '2026-12-01T04:30:00.000Z' })
  const { user } = await renderPanel([event], 'View Events')
  const save = async (change: () => Promise<void>) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Book Fair' }))
    await screen.findByRole('heading', { name: 'Edit Event' })
    await user.click(screen.getByRole('checkbox', { name: /^Draft/ }))
    await change()
    await user.click(screen.getByRole('button', { name: 'Update Event' }))
    await screen.findByText('Event updated successfully!')
  }
  await save(() => user.type(screen.getByLabelText('Venue'), 'Hall'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await pass(1100)
  await save(async () => undefined)
  await pass(1100)
  const published = answer(changeManyEvents, { message: '1 published', done: 1, rejected: [] })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 published')
  expect(published[0]?.body).toMatchObject({ act: 'publish', ids: [event._id] })
})

test('leaving unsaved content asks first, by view and by page', async () => {
  const { user, router } = await renderPanel([], 'Add Event')
  await user.type(screen.getByLabelText('Event Title'), 'Half typed')
  await user.click(screen.getByRole('button', { name: 'Back to Events' }))
  screen.getByRole('dialog', { name: 'Leave without saving?' })
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', 'Half typed')

  await act(() => router.navigate('/elsewhere'))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/admin')

  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
})

test('closing the window with unsaved content also asks, and not without', async () => {
  const { user } = await renderPanel([], 'Add Event')
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  await user.type(screen.getByLabelText('Event Title'), 'x')
  expect(close()).toBe(true)
  await user.clear(screen.getByLabelText('Event Title'))
  expect(close()).toBe(false)
})
