import { fireEvent, screen } from '@testing-library/react'
import { translationOf } from 'contract/content/translations/record-translations'
import { textHash } from 'contract/content/translations/text-hash'
import { events, eventUpdated, updateEvent } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

async function openForm() {
  const title_hi = translationOf(events.fields.title, 'Chess Cup', 'शतरंज कप')
  const sent = answer(updateEvent, { message: eventUpdated })
  const event = { ...anEvent({ title: 'Chess Cup' }), title_hi }
  const { user } = await renderPanel([event], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Chess Cup' }))
  await screen.findByDisplayValue('शतरंज कप')
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Update Event' }))
    await screen.findByText(eventUpdated)
    return (name: string) => (sent[0]?.body as FormData).get(name)
  }
  return { user, save }
}

test('Hindi is written beside the English, and sent with what it translates', async () => {
  const { save } = await openForm()
  expect(field('Hindi: शीर्षक').getAttribute('lang')).toBe('hi')
  type('Venue', 'Old hall')
  type('Hindi: स्थान', 'पुराना हॉल')

  const sent = await save()
  expect(sent('venue_hi')).toBe(JSON.stringify({ text: 'पुराना हॉल', of: [textHash('Old hall')] }))
  expect(sent('title_hi')).toBe(JSON.stringify({ text: 'शतरंज कप', of: [textHash('Chess Cup')] }))
})

test('after a change of the English, the form asks whether the Hindi still fits', async () => {
  const { user, save } = await openForm()
  expect(screen.queryByText(/^The English has changed/)).toBeNull()
  type('Event Title', 'Chess Cup 2030')
  await screen.findByText(/^The English has changed/)
  await user.click(screen.getByRole('button', { name: 'The Hindi is still correct' }))
  expect(screen.queryByText(/^The English has changed/)).toBeNull()

  const sent = await save()
  const of = [textHash('Chess Cup'), textHash('Chess Cup 2030')]
  expect(sent('title_hi')).toBe(JSON.stringify({ text: 'शतरंज कप', of }))
})

test('Hindi that is removed is sent as empty', async () => {
  const { save } = await openForm()
  type('Hindi: शीर्षक', ' ')

  expect((await save())('title_hi')).toBe('')
})
