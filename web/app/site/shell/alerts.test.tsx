import { act, render, screen, waitFor, within } from '@testing-library/react'
import { type AlertView, listAlerts } from 'contract/content/alerts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { alertsQuery } from '#app/data/site-content'
import { hindi } from '#app/lib/languages/hindi/hindi'
import { renderAllIn } from '#app/lib/languages/page-language'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'
import AlertsIsland from './alerts.island'

const anAlert = (change: Partial<AlertView> = {}): AlertView => ({
  _id: 'one',
  key: 'first',
  slug: 'closed',
  title: 'College is closed',
  level: 'warning',
  publishedAt: '2026-11-23T06:00:00.000Z',
  ...change,
})

function open(alerts: AlertView[]) {
  answer(listAlerts, alerts)
  return renderApp('/nowhere', {
    delivered: (client) => client.setQueryData(alertsQuery().queryKey, alerts),
  })
}

const text = (how: 'polite' | 'assertive') =>
  document.querySelector(`p[aria-live=${how}]`)?.textContent
const part = () => screen.queryByRole('complementary', { name: 'Alerts' })
const later = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('an alert in the document has a heading and a link, and isn’t announced again', async () => {
  open([anAlert({ text: 'Until Monday.', place: '/contact', linkLabel: 'Whom to ask' })])
  const alerts = within(await screen.findByRole('complementary', { name: 'Alerts' }))
  expect(alerts.getByRole('heading', { name: 'Warning: College is closed' })).toBeDefined()
  expect(alerts.getByText('Until Monday.')).toBeDefined()
  expect(alerts.getByRole('link', { name: 'Whom to ask' }).getAttribute('href')).toBe('/contact')
  expect([text('polite'), text('assertive')]).toEqual(['', ''])
})

test('a dismissed alert stays hidden in this browser until it is changed; an emergency stays', async () => {
  const emergency = anAlert({
    _id: 'two',
    key: 'grave',
    slug: 'leave',
    level: 'emergency',
    title: 'Leave',
  })
  const { user } = open([emergency, anAlert()])
  await user.click(await screen.findByRole('button', { name: 'Dismiss: College is closed' }))
  expect(screen.queryByText('College is closed')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Emergency: Leave' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Dismiss: Leave' })).toBeNull()
  expect(localStorage.getItem('dismissed-alerts')).toBe('first')

  document.body.innerHTML = ''
  open([anAlert()])
  expect(part()).toBeNull()
  document.body.innerHTML = ''
  open([anAlert({ key: 'corrected' })])
  expect(await screen.findByText('College is closed')).toBeDefined()
})

test('an open page shows a new alert within a minute, and announces it by its level', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open([])
  expect(part()).toBeNull()
  const grave = anAlert({
    _id: 'two',
    key: 'grave',
    slug: 'leave',
    level: 'emergency',
    title: 'Leave',
  })
  answer(listAlerts, [grave, anAlert({ text: 'Until Monday.' })])
  await later(61_000)
  expect(part()).not.toBeNull()
  expect(text('assertive')).toBe('Emergency: Leave')
  expect(text('polite')).toBe('Warning: College is closed – Until Monday.')
  await later(21_000)
  expect(text('assertive')).toBe('')
})

test('an open page in Hindi fetches alerts in Hindi', async () => {
  renderAllIn(hindi)
  onTestFinished(() => renderAllIn(undefined))
  const calls = answer(listAlerts, [])
  render(<AlertsIsland alerts={[anAlert()]} />)
  await waitFor(() => expect(screen.queryByText('College is closed')).toBeNull())
  expect(calls.map(({ query }) => query.get('lang'))).toEqual(['hi'])
})

test('an expired alert disappears from an open page, even while offline', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open([anAlert({ until: new Date(Date.now() + 30_000).toISOString() })])
  await later(100)
  expect(part()).not.toBeNull()
  await later(61_000)
  expect(part()).toBeNull()
})
