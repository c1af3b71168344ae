/**
 * `npm run help:pictures`: the pictures of the panel's help, from the built site with sample content. Each shows the part of
 * a view around the control that its topic marks. Run it after changing a view that they show.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { minuteMilliseconds } from 'contract/platform/durations'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { dataFolder, giveUpAfter } from '../data-folder.ts'
import { startServer } from '../web-server.ts'

const folder = join(import.meta.dirname, '../../web/app/panel/search/help/pictures')
const viewport = { width: 1120, height: 860 }
const height = 460
const quality = 72
const patienceMilliseconds = 10_000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function openEvent(page: Page, tab: string): Promise<Locator> {
  await button(page, /^Manage /).click()
  await page.getByRole('tab', { name: /^Details/ }).waitFor()
  return page.getByRole('tab', { name: new RegExp(`^${tab}`) })
}

type Way = { view: string; find: (page: Page) => Promise<Locator> }

/** By topic: the view that it opens, and what its picture marks. */
const ways: Record<string, Way> = {
  notice: { view: 'Notices', find: async (page) => button(page, 'New notice') },
  'replace-pdf': {
    view: 'Pictures & Documents',
    find: async (page) => {
      await page.getByLabel('Show', { exact: true }).selectOption('Documents')
      await button(page, /PDF/).click()
      return page.locator('label', { hasText: 'Replace document' })
    },
  },
  files: {
    view: 'Pictures & Documents',
    find: async (page) => page.getByLabel('Show', { exact: true }),
  },
  phone: {
    view: 'Website',
    find: async (page) => {
      await button(page, /^College facts/).click()
      return page.getByLabel('Number').first()
    },
  },
  fees: {
    view: 'Website',
    find: async (page) => {
      await button(page, 'Fees for all courses').click()
      return page.getByRole('textbox').nth(1)
    },
  },
  hindi: { view: 'Translations', find: async (page) => page.getByLabel('Status') },
  page: { view: 'Website', find: async (page) => button(page, 'New page') },
  undo: {
    view: 'Website',
    find: async (page) => {
      await button(page, /^College facts/).click()
      return button(page, 'Show history')
    },
  },
  event: { view: 'Add Event', find: async (page) => page.getByLabel('Event Title') },
  door: {
    view: 'Check-in',
    find: async (page) => page.getByRole('link', { name: /Open check-in/ }),
  },
  people: { view: 'View Events', find: (page) => openEvent(page, 'Emails') },
  certificates: { view: 'View Events', find: (page) => openEvent(page, 'Certificates') },
  message: { view: 'Messages', find: async (page) => page.getByLabel('Search messages') },
  photos: { view: 'View Events', find: (page) => openEvent(page, 'Photos') },
  cancel: {
    view: 'View Events',
    find: async (page) => {
      await button(page, 'Select').click()
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check()
      return button(page, /^Cancel events/)
    },
  },
  'undo-change': {
    view: 'View Events',
    find: async (page) => {
      await button(page, /^Edit /).click()
      return button(page, 'Show history')
    },
  },
  person: { view: 'Add Faculty', find: async (page) => page.getByLabel('Designation') },
  colleague: { view: 'Accounts', find: async (page) => button(page, 'Invite someone') },
  import: {
    view: 'Import & Export',
    find: async (page) => page.getByText('Download template').first(),
  },
  'who-changed': { view: 'Activity', find: async (page) => page.getByLabel('Subject') },
}

async function takePicture(page: Page, topic: string, { view, find }: Way): Promise<void> {
  await openView(page, view)
  const marked = await find(page)
  await expect(marked).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0, { timeout: patienceMilliseconds })
  await marked.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.transition = 'none'
    element.scrollIntoView({ block: 'center' })
    if (element instanceof HTMLElement) element.style.outline = '4px solid #c2410c'
    if (element instanceof HTMLElement) element.style.outlineOffset = '4px'
  })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const box = await marked.boundingBox()
  if (!box) throw new Error(`${topic}: what it marks is not on the screen`)
  const main = await page.locator('main').boundingBox()
  const x = Math.round(main?.x ?? 0)
  const top = Math.max(0, Math.min(box.y + box.height / 2 - height / 2, viewport.height - height))
  const y = Math.round(top + (await page.evaluate(() => window.scrollY)))
  const clip = { x, y, width: viewport.width - x, height, scale: 1 }
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
  await writeFile(join(folder, `${topic}.webp`), Buffer.from(data, 'base64'))
  process.stdout.write(`${topic}.webp\n`)
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5, baseURL })
  page.setDefaultTimeout(patienceMilliseconds)
  await signIn(page)
  await expect(page.getByText('Login successful')).toBeHidden({ timeout: patienceMilliseconds })
  for (const [topic, way] of Object.entries(ways))
    await takePicture(page, topic, way).catch((error: unknown) => {
      process.stderr.write(`${topic}: ${error instanceof Error ? error.message : error}\n`)
      process.exitCode = 1
    })
}

giveUpAfter(15 * minuteMilliseconds)
await mkdir(folder, { recursive: true })
const server = await startServer(dataFolder('help'), { SAMPLE_DATA: 'on' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags })
try {
  await takeAll(browser, server.origin)
} finally {
  await browser.close()
  await server.stop()
}
