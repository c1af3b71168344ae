import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { listEventCategories } from 'contract/content/event-categories'
import { listEventsOfMonth, type MonthEvent } from 'contract/events/event-months'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

const camp: MonthEvent = {
  ...{ _id: 'camp', title: 'Camp', date: '2031-05-30T04:30:00.000Z' },
  end: '2031-06-02T10:30:00.000Z',
}
const talk: MonthEvent = { _id: 'talk', title: 'Talk', date: '2031-05-05T04:30:00.000Z' }

test('a month is a table of weeks, and events of several days are shown on each of them', async () => {
  answer(listEventsOfMonth, { events: [talk, camp], previous: '2031-03' })
  renderApp('/events/month/2031-05')
  const table = within(await screen.findByRole('table', { name: 'Events in May 2031' }))
  expect(table.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('Monday')
  const cellOf = (day: string) =>
    within(table.getByText(day, { selector: 'time > span' }).closest('td') as HTMLElement)
  cellOf('Mon, May 5').getByRole('link', { name: 'Talk' })
  cellOf('Mon, May 5').getByText('10:00 AM')
  cellOf('Fri, May 30').getByText('From 10:00 AM')
  cellOf('Sat, May 31').getByText('All day')
  expect(table.getAllByRole('link')).toHaveLength(3)
})

test('a month is filtered with a form, and its links keep the filters', async () => {
  const requested = answer(listEventsOfMonth, { events: [], previous: '2031-03', next: '2031-07' })
  answer(listEventCategories, [{ _id: 'a', slug: 'sports', title: 'Sports' }])
  renderApp('/events/month/2031-05')
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Category'), 'Sports')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('No events in May 2031 match your filters.')
  expect(requested.at(-1)?.query.get('category')).toBe('sports')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('July 2031')).toBe('/events/month/2031-07?category=sports')
  expect(hrefOf('List view')).toBe('/events?category=sports')
  expect(hrefOf('RSS feed')).toBe('/events.atom?category=sports')
  expect(hrefOf('Download (.ics)')).toBe('/events.ics?category=sports')
  expect(hrefOf('Clear filters')).toBe('/events/month/2031-05')
})
