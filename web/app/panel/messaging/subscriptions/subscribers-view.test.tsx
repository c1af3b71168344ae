import { screen, within } from '@testing-library/react'
import {
  getSubscriptionFigures,
  removeSubscription,
  type SubscriptionFigures,
} from 'contract/messaging/subscriptions'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'

const figures: SubscriptionFigures = {
  confirmed: 1234,
  pending: 5,
  atOnce: 1000,
  daily: 234,
  waiting: 7,
  categories: [
    { title: 'Results', count: 1200 },
    { title: 'Tenders', count: 34 },
  ],
  departments: [{ title: 'B.A.', count: 600 }],
}

test('the view counts subscribers by notices, and names nobody', async () => {
  answer(getSubscriptionFigures, figures)
  await renderPanel([], 'Subscribers')

  const total = await screen.findByText('Subscribers', { selector: 'dt' })
  expect(total.nextElementSibling?.textContent).toBe('1,234')
  expect(screen.getByText('Emails waiting to be sent').nextElementSibling?.textContent).toBe('7')
  const rows = within(screen.getByRole('region', { name: 'By category' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'CategorySubscribers',
    'Results1,200',
    'Tenders34',
  ])
  expect(document.body.textContent).not.toMatch(/student@|visitor@/)
})

test('figures that fail to load are reported', async () => {
  refuse(getSubscriptionFigures, 403, 'Not allowed')
  await renderPanel([], 'Subscribers')

  const text = await screen.findByText('The figures could not be loaded.')
  expect(text.getAttribute('role')).toBe('alert')
})

test('an address typed when the session ended is there after the next login', async () => {
  answer(getSubscriptionFigures, figures)
  const { user } = await renderPanel([], 'Subscribers')
  await user.type(await screen.findByLabelText(/^Email/), 'asha@home.example')
  refuse(removeSubscription, 401)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  expect(await screen.findByLabelText(/^Email/)).toHaveProperty('value', 'asha@home.example')
})
