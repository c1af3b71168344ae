/** How long a browser is busy at a time in the panel: opening it, and in its two long lists. */
import type { Browser, Page } from '@playwright/test'
import { openView, signIn } from 'testing/sign-in.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { longestDuring, scrollDown, watchTasks } from './long-tasks.ts'

const patienceMilliseconds = 15_000
const screens = 40
const lists = { events: 'View Events', faculty: 'All Faculty Members' } as const

async function measureList(page: Page, list: keyof typeof lists) {
  const visible = page.getByText(/^Showing [\d,]+ of/)
  const measure = async (step: string, act: () => Promise<unknown>) =>
    [`${step} ${list} in the panel`, await longestDuring(page, act)] as const
  const search = page.getByRole('region', { name: 'Search and filters' }).getByRole('searchbox')
  return [
    await measure('opening', () => openView(page, lists[list]).then(() => visible.waitFor())),
    await measure('scrolling', () => scrollDown(page, screens)),
    await measure('sorting', () => page.getByLabel('Sort by').selectOption({ index: 1 })),
    await measure('searching', () => search.pressSequentially('pro', { delay: 50 })),
    await measure('clearing the search of', () => search.fill('')),
  ]
}

export async function measurePanelTasks(
  browser: Browser,
  origin: string,
): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  page.setDefaultTimeout(patienceMilliseconds)
  await page.addInitScript(watchTasks)
  await page.goto(pathOf('admin-login'))
  const opening = await longestDuring(page, () => signIn(page))
  return Object.fromEntries([
    ['opening the panel', opening],
    ...(await measureList(page, 'events')),
    ...(await measureList(page, 'faculty')),
  ])
}
