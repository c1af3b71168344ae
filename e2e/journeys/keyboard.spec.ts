import { expect, type Locator, type Page, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'

const tabsAtMost = 60

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < tabsAtMost; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the course menu opens, leads on and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Courses' }).first()
  const law = page.getByRole('banner').getByRole('link', { name: 'College of Law' }).first()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(law).toBeVisible()
  // The menu opens before its scripts have loaded; Escape closes it after that.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(law).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, law)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/law')
  await expect(law).toBeHidden()
})

test(
  'the slider is paused and moved by keyboard, and wraps around',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    const slider = page.getByRole('region', { name: 'Life at the college' })
    const visible = slider
      .getByRole('button', { name: /^Show slide/ })
      .and(page.locator('[aria-current=true]'))

    await tabTo(page, slider.getByRole('button', { name: 'Pause slides' }))
    await page.keyboard.press('Enter')
    await expect(slider.getByRole('button', { name: 'Play slides' })).toBeFocused()
    const [number = 0] = (await visible.getAttribute('aria-label'))?.match(/\d+/) ?? []
    for (let at = Number(number) - 1; at >= 0; at--) {
      await page.keyboard.press('ArrowLeft')
      await expect(visible).toHaveAccessibleName(`Show slide ${at || 5}`)
    }
    await page.keyboard.press('ArrowRight')
    await expect(visible).toHaveAccessibleName('Show slide 1')
  },
)

test(
  'a professor’s details open and close by keyboard, and the focus returns',
  onlyInFullRun,
  async ({ page }) => {
    // Without scripts, the link leads to a page with the details open.
    await openHydrated(page, '/course/b.a.')
    const open = page.getByRole('link', { name: /^View Details/ }).first()
    await open.focus()
    await page.keyboard.press('Enter')

    const details = page.getByRole('dialog', { name: 'Professor Details' })
    await expect(details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(open).toBeFocused()
  },
)

test('a message is written and sent by keyboard', async ({ page }) => {
  await page.goto('/contact')
  await tabTo(page, page.getByLabel('Name'))
  for (const text of [
    'Meera Joshi',
    'meera@home.example',
    '+91 98765 43210',
    'Fees',
    'How much?',
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(
    page.getByText("Message sent successfully! We'll get back to you soon."),
  ).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
})
