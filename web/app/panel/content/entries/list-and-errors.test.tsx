import { screen, within } from '@testing-library/react'
import { contentPublished, publishContent } from 'contract/content/calls'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import {
  anEntry,
  besideFactsEditor,
  button,
  field,
  numbers,
  openEditor,
  pass,
  phones,
  written,
} from '#test/facts-editor'

besideFactsEditor()

test('buttons move items, keep the focus, and announce it', async () => {
  const { user, saved } = await openEditor()
  const up = button('Move +91 120 000 2000 up')
  up.focus()
  await user.keyboard('{Enter}')

  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 1000'])
  expect(document.activeElement).toBe(up)
  expect(up.getAttribute('aria-disabled')).toBe('true')
  screen.getByText('+91 120 000 2000 is now 1 of 2')
  await user.keyboard('{Enter}')
  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 1000'])
  await pass(2100)
  expect(saved[0]?.body).toMatchObject({ data: { phones: [{ _key: 'b' }, { _key: 'a' }] } })
})

test('an added item gets the focus, and a removed one can be restored', async () => {
  const { user, saved } = await openEditor()
  await user.click(button('Add to “Phone numbers”'))
  await user.keyboard('+91 120 000 3000')
  expect(numbers().at(-1)).toBe('+91 120 000 3000')
  await pass(2100)
  expect(numbers()).toHaveLength(3)
  const { data: sent } = written.parse(saved[0]?.body)
  expect(sent.phones).toMatchObject([{}, {}, { _key: expect.stringMatching(/^[\w-]{1,40}$/) }])

  await user.click(button('Remove +91 120 000 1000'))
  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 3000'])
  const undo = button('Restore +91 120 000 1000')
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(numbers()).toEqual(['+91 120 000 1000', '+91 120 000 2000', '+91 120 000 3000'])
})

test('an error is shown after its field is left, and prevents publication', async () => {
  const { user } = await openEditor()
  const sent = answer(publishContent, { message: contentPublished, entry: anEntry() })
  await user.click(button('1. +91 120 000 1000'))
  expect(button('1. +91 120 000 1000').getAttribute('aria-expanded')).toBe('false')
  const number = phones().getAllByLabelText<HTMLInputElement>(/^Number/, { selector: 'input' })[1]
  await user.clear(number ?? document.body)
  expect(phones().queryByText('Number is required')).toBeNull()
  await user.tab()
  phones().getByText('Number is required')
  await user.clear(field(/^Tagline/))

  await user.click(button('Publish now'))
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(field(/^Tagline/))
  within(screen.getByRole('region', { name: 'Before you publish' })).getByText(
    'Tagline is required',
  )
})

test('an item with an error opens, shows their number, and gets the focus, for the server’s errors too', async () => {
  const { user } = await openEditor()
  await user.type(field(/^Office hours/), '!')
  await user.click(button('2. +91 120 000 2000'))
  refuse(publishContent, 400, 'This can’t be published yet', { 'phones.1.number': 'Is of a bank' })
  await user.click(button('Publish now'))

  const head = await screen.findByRole('button', { name: '2. +91 120 000 2000 1 problem' })
  expect(head.getAttribute('aria-expanded')).toBe('true')
  const [, number] = phones().getAllByLabelText<HTMLInputElement>(/^Number/)
  expect(document.activeElement).toBe(number)
  phones().getByText('Is of a bank')
  await user.keyboard('1')
  expect(phones().queryByText('Is of a bank')).toBeNull()
})

test('warnings link to their fields and prevent nothing', async () => {
  const { user, now } = await openEditor()
  const [number] = phones().getAllByLabelText<HTMLInputElement>(/^Number/)
  await user.clear(number ?? document.body)
  await user.type(number ?? document.body, '0120 400 1995')
  await user.click(button('1. 0120 400 1995'))
  await user.click(button(/^Phone numbers 1: Number 0120 400 1995 has no country code/))
  expect(document.activeElement).toBe(number)

  const sent = answer(publishContent, ({ body }) => ({
    message: contentPublished,
    entry: { ...now(), ...anEntry({ data: written.parse(body).data }), version: 9 },
  }))
  await user.click(button('Publish now'))
  await screen.findByText(contentPublished)
  expect(sent[0]?.body).toMatchObject({ data: { phones: [{ number: '0120 400 1995' }, {}] } })
  screen.getByRole('button', { name: 'Published' })
})
