import { fireEvent, screen, within } from '@testing-library/react'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { expect, test, vi } from 'vitest'
import scrollRow from '#app/framework/islands/scroll-row?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { HomeEventRow } from './event-row'

/** jsdom has no layout: sets the width of rows and records scrolling. */
function layOut({ clientWidth, scrollWidth }: { clientWidth: number; scrollWidth: number }) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  Object.assign(Element.prototype, {
    scrollBy(this: Element, { left = 0 }: ScrollToOptions) {
      const end = this.scrollWidth - this.clientWidth
      this.scrollLeft = Math.max(0, Math.min(this.scrollLeft + left, end))
      fireEvent.scroll(this)
    },
  })
  class MeasuringObserver extends ResizeObserver {
    readonly #measure: () => void
    constructor(measure: () => void) {
      super(measure)
      this.#measure = measure
    }
    override observe() {
      this.#measure()
    }
  }
  vi.stubGlobal('ResizeObserver', MeasuringObserver)
}

const isUseful = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'false'

test('buttons scroll a row that is wider than the screen, to its ends', async () => {
  layOut({ clientWidth: 1000, scrollWidth: 2000 })
  const { user } = renderPart(<HomeEventRow events={[anEvent(), anEvent(), anEvent()]} />)
  runScript(scrollRow)
  expect([isUseful('Previous events'), isUseful('Next events')]).toEqual([false, true])

  await user.click(screen.getByRole('button', { name: 'Next events' }))
  expect([isUseful('Previous events'), isUseful('Next events')]).toEqual([true, true])
  await user.click(screen.getByRole('button', { name: 'Next events' }))
  expect([isUseful('Previous events'), isUseful('Next events')]).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: 'Previous events' }))
  expect([isUseful('Previous events'), isUseful('Next events')]).toEqual([true, true])
})

test('a row that fits needs no buttons', () => {
  layOut({ clientWidth: 1000, scrollWidth: 1000 })
  renderPart(<HomeEventRow events={[anEvent()]} />)
  runScript(scrollRow)

  expect(screen.queryByRole('button')).toBeNull()
})

test('the row can be scrolled by keyboard', async () => {
  const { user } = renderPart(<HomeEventRow events={[anEvent()]} />)

  await user.tab()

  const row = screen.getByRole('region', { name: 'Upcoming events, soonest first' })
  expect(document.activeElement).toBe(row)
})

test('a card shows date and title and links to its event', () => {
  const event = anEvent({ title: 'Sports Day', date: '2026-11-21T18:45:00.000Z' })
  renderPart(<HomeEventRow events={[event]} />)

  const card = screen.getByRole('article')
  // After midnight in the college.
  expect(within(card).getByText('Nov 22, 2026', { selector: 'time' })).toBeDefined()
  expect(within(card).getByRole('heading', { name: 'Sports Day' })).toBeDefined()
  const link = within(card).getByRole('link', { name: 'View More: Sports Day' })
  expect(link.getAttribute('href')).toBe(`/event/${event._id}`)
})

test('a card says how many days away its event is', () => {
  renderPart(<HomeEventRow events={[anEvent({ date: daysFromNow(3) })]} />)

  expect(screen.getByRole('article').textContent).toContain('· in 3 days')
})

test('an event without a usable date shows TBD', () => {
  renderPart(<HomeEventRow events={[anEvent({ date: '' })]} />)

  expect(screen.getByText('TBD')).toBeDefined()
})
