import { screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { Ticker } from './ticker'

const { announcements } = startingContent.home

test('each announcement is read once, although it is seen twice', () => {
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

test('an announcement leads to where there is more', () => {
  renderPart(<Ticker />)

  for (const { text, place } of announcements.filter((announcement) => announcement.place)) {
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(place)
  }
})

test('the news can be paused and go on', async () => {
  const { user } = renderPart(<Ticker />)

  await user.click(screen.getByRole('button', { name: 'Pause news' }))
  await user.click(screen.getByRole('button', { name: 'Play news' }))
  expect(screen.getByRole('button', { name: 'Pause news' })).toBeDefined()
})

test('an announcement that the keyboard reaches comes into sight', async () => {
  const seen: string[] = []
  Object.assign(Element.prototype, {
    scrollTo: () => undefined,
    scrollIntoView(this: Element) {
      seen.push(this.textContent)
    },
  })
  const { user } = renderPart(<Ticker />)

  await user.tab()
  await user.tab()

  expect(seen).toEqual(announcements.slice(0, 2).map(({ text }) => text))
})
