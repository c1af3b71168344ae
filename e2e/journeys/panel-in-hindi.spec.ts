import { expect, type Page, test } from '@playwright/test'
import { administrator } from 'testing/administrator.ts'
import { expectAccessible } from '../accessibility.ts'
import { collectEnglishTexts } from '../english-texts.ts'
import { onlyInFullRun } from '../full-run.ts'

async function signInInHindi(page: Page): Promise<void> {
  await page.goto('/hi/adminlogin')
  await page.getByLabel('ईमेल').fill(administrator.email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'डैशबोर्ड' })).toBeVisible()
}

test('a clerk works in Hindi, switches to English in the same view and back, and checks people in', async ({
  page,
}) => {
  await signInInHindi(page)
  await page.getByRole('button', { name: 'सूचनाएँ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'सूचनाएँ' })).toBeVisible()

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'सूचनाएँ' })).toBeVisible()

  // As from a bookmark.
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'डैशबोर्ड' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/hi/admin')

  await page.goto('/hi/checkin')
  await expect(page.getByRole('heading', { name: 'कार्यक्रम चुनें' })).toBeVisible()
  await expect(page.getByText('यह पृष्ठ इस फ़ोन पर इंटरनेट के बिना काम करता है')).toBeVisible()
})

async function buttonsOfViews(page: Page) {
  const sidebar = page.getByRole('complementary').getByRole('navigation')
  for (const heading of await sidebar.locator('h2 button[aria-expanded=false]').all())
    await heading.click()
  return sidebar.locator('li button').all()
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(
    `axe reports no problem in any view, ${colorScheme}, ${width} px`,
    onlyInFullRun,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signInInHindi(page)
      for (const view of await buttonsOfViews(page)) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await view.click()
        await page.waitForLoadState('networkidle')
        // As high as the sidebar: axe takes an entry that is scrolled half out of it for a small one.
        await page.setViewportSize({ width, height: 1600 })
        await expectAccessible(page)
      }
    },
  )
}

const opened = 'main :is(summary, [role=tab], [aria-expanded=false]):visible'
const firstRow = (page: Page) => page.locator('main :is(ul, table) button:visible').first()

test('no text of the panel is in English', onlyInFullRun, async ({ page }) => {
  const englishTexts = await collectEnglishTexts(page)
  const found = new Set<string>()
  const note = async () => {
    await page.waitForLoadState('networkidle')
    for (const text of await englishTexts()) found.add(text)
  }
  await signInInHindi(page)
  for (const view of await buttonsOfViews(page)) {
    await view.click()
    await note()
    for (const part of await page.locator(opened).all()) {
      await part.click({ timeout: 2_000 }).catch(() => undefined) // another one has hidden it
      await note()
    }
    if ((await firstRow(page).count()) === 0) continue
    await firstRow(page).click()
    await note()
    await page.keyboard.press('Escape')
  }
  await page.goto('/hi/checkin')
  await note()

  expect([...found]).toEqual([])
})
