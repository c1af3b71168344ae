import { fireEvent, screen, within } from '@testing-library/react'
import { listContent, readContent } from 'contract/content/calls'
import { confirmReview, type Review, readReview, setReview } from 'contract/content/review'
import { expect, test } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'

const entry = anAboutEntry({ hasDraft: false })
const people = [
  { _id: 'asha', email: 'asha@college.test', isDisabled: false },
  { _id: 'ravi', email: 'ravi@college.test', isDisabled: true },
]

async function openCard(review: Review) {
  answer(listContent, { entries: [entry] })
  answer(readContent, entry)
  answer(readReview, { review, people })
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: /^About the college/ }))
  const form = await screen.findByRole('form', { name: 'Owner and review' })
  return { user, card: within(form) }
}

test('owner, date and interval are saved if nobody has changed them', async () => {
  const { user, card } = await openCard({})
  const sent = answer(setReview, { message: 'Review noted', review: {} })

  await user.selectOptions(card.getByLabelText('Owner'), 'asha@college.test')
  await user.type(card.getByLabelText('Review by'), '2027-05-31')
  await user.selectOptions(card.getByLabelText('Review again every'), '6 months')
  await user.click(card.getByRole('button', { name: 'Save owner and review' }))

  await screen.findByText('Review noted')
  expect(sent.map(({ body }) => body)).toEqual([
    { seen: {}, review: { ownerId: 'asha', due: { by: '2027-05-31', months: 6 } } },
  ])
})

test('if somebody else was faster, their changes show beside those of other fields', async () => {
  const { user, card } = await openCard({ ownerId: 'asha', due: { by: '2027-01-31', months: 12 } })
  fireEvent.change(card.getByLabelText('Review by'), { target: { value: '2027-05-31' } })
  await user.selectOptions(card.getByLabelText('Review again every'), '6 months')
  const review = { ownerId: 'ravi', due: { by: '2027-01-31', months: 24 } } as const
  answer(readReview, { review, people })
  refuse(setReview, 409, 'Someone changed this in the meantime')

  await user.click(card.getByRole('button', { name: 'Save owner and review' }))

  await card.findByDisplayValue('ravi@college.test (disabled)')
  card.getByDisplayValue('2027-05-31')
  card.getByDisplayValue('2 years')
  const sent = answer(setReview, { message: 'Saved', review: {} })
  await user.click(card.getByRole('button', { name: 'Save owner and review' }))
  await screen.findByText('Saved')
  expect(sent.map(({ body }) => body)).toEqual([
    { seen: review, review: { ownerId: 'ravi', due: { by: '2027-05-31', months: 24 } } },
  ])
})

test('a chosen owner who can no longer sign in is shown as such', async () => {
  const { card } = await openCard({ ownerId: 'ravi' })
  card.getByDisplayValue('ravi@college.test (disabled)')
})

test('a click marks an entry as reviewed, and a rejection is reported', async () => {
  const { user, card } = await openCard({ due: { by: '2026-11-01', months: 12 } })
  const sent = answer(confirmReview, { message: 'Noted', review: {} })
  const act = () => user.click(card.getByRole('button', { name: 'Mark as reviewed' }))
  await act()
  await screen.findByText('Noted')
  expect(sent.map(({ body }) => body)).toEqual([{ by: '2026-11-01' }])

  refuse(confirmReview, 409, 'Someone changed this in the meantime')
  await act()
  await screen.findByText('Someone changed this in the meantime')
})

test('an owner chosen when the session ended is chosen after the next login', async () => {
  const { user, card } = await openCard({})
  await user.selectOptions(card.getByLabelText('Owner'), 'asha@college.test')
  refuse(setReview, 401)
  await user.click(card.getByRole('button', { name: 'Save owner and review' }))
  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  expect(await screen.findByLabelText('Owner')).toHaveProperty('value', 'asha')
})
