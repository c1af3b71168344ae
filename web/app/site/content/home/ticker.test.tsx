import { screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { listCurrentNotices } from 'contract/content/notices'
import { expect, test } from 'vitest'
import motion from '#app/framework/islands/motion?script'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { Ticker } from './ticker'

const { announcements } = startingContent.home

test('each announcement is read out once, although it is rendered twice', () => {
  renderPart(<Ticker />)

  const news = screen.getByRole('region', { name: 'Latest news' })
  const lists = within(news).getAllByRole('list', { hidden: true })
  const [list, copy] = lists
  expect(lists).toHaveLength(2)
  expect(within(news).getAllByRole('listitem')).toHaveLength(announcements.length)
  expect(announcements).toHaveLength(6)
  expect(copy?.hasAttribute('inert')).toBe(true)
  expect(copy?.textContent).toBe(list?.textContent)
})

test('an announcement links to its page', () => {
  renderPart(<Ticker />)

  for (const { text, place } of announcements.filter((announcement) => announcement.place)) {
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(place)
  }
})

test('pinned notices come before the college’s own lines, and link to their pages', async () => {
  const pinned = [
    { slug: 'exam-forms', title: 'Examination forms', publishedAt: '2026-11-16T04:30:00.000Z' },
  ]
  answer(listCurrentNotices, { pinned, notices: [] })
  renderPart(<Ticker />)

  const link = await screen.findByRole('link', { name: /Examination forms$/ })
  expect(link.getAttribute('href')).toBe('/notices/exam-forms')
  const lines = within(screen.getByRole('region')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nov 16, 2026 · Examination forms',
    ...announcements.map(({ text }) => text),
  ])
})

test('the ticker can be paused and resumed', async () => {
  const { user } = renderPart(<Ticker />)
  runScript(motion)
  const news = screen.getByRole('region', { name: 'Latest news' })

  await user.click(screen.getByRole('button', { name: 'Pause news' }))
  expect(news.dataset.ticker).toBe('paused')
  await user.click(screen.getByRole('button', { name: 'Play news' }))
  expect(news.dataset.ticker).toBe('running')
  expect(screen.getByRole('button', { name: 'Pause news' })).toBeDefined()
})

test('an announcement with keyboard focus scrolls into view', async () => {
  const seen: string[] = []
  Object.assign(Element.prototype, {
    scrollTo: () => undefined,
    scrollIntoView(this: Element) {
      seen.push(this.textContent)
    },
  })
  const { user } = renderPart(<Ticker />)
  runScript(motion)

  await user.tab()
  await user.tab()

  expect(seen).toEqual(announcements.slice(0, 2).map(({ text }) => text))
})
