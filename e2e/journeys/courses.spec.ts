import { expect, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'

test('a student finds a course, enlarges its pictures and returns to the same position', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/courses/law')
  await page.getByRole('link', { name: 'Explore More', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Programmes' })).toBeInViewport()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Explore More/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'B.A.LL.B.' })).toBeVisible()

  await page.getByRole('button', { name: 'Pause pictures' }).click()
  const enlarge = page.getByRole('button', { name: /^Enlarge picture/ })
  // On a busy machine the first may have passed.
  const first = Number(/\d/.exec((await enlarge.getAttribute('aria-label')) ?? ''))
  const next = (first % 4) + 1
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Enlarged pictures' })
  const small = lightbox.getByRole('button', { name: /^Show picture/ })
  await expect(small).toHaveCount(4)
  await expect(small.nth(first - 1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(small.nth(next - 1)).toHaveAttribute('aria-current', 'true')
  await expect(lightbox.getByText(`${next} / 4`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(enlarge).toBeFocused()
  await expect(page.getByText(`${next} / 4`)).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'a professor’s details can be shared, and Back closes them',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/course/b.c.a.')
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Professor Details' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/course\/b\.c\.a\.\?teacher=[\da-f-]{36}$/)
    const shared = page.url()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/course/b.c.a.')

    await page.goto(shared)
    await expect(dialog).toBeVisible()
    // Before scripts lay the details over the page, Escape has nothing to close.
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/course/b.c.a.')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a student reads all about a course and sees all its pictures', async ({ page }) => {
    await page.goto('/course/ballb')
    for (const title of ['Course information', 'Year by year', 'Career prospects', 'Facilities']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    const slides = page.getByRole('region', { name: 'Gallery' }).getByRole('group')
    await expect(slides).toHaveCount(4)
    for (const slide of await slides.all()) await expect(slide).toHaveCSS('opacity', '1')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test(
    'a student reads a professor’s details, and closes them',
    onlyInFullRun,
    async ({ page }) => {
      await page.goto('/course/bca')
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'Professor Details' })
      await expect(dialog.getByText('Specialization')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    },
  )
})
