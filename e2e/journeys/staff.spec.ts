import { expect, type Page, test } from '@playwright/test'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { enterProfessor } from '../make-members.ts'

/** Filters the list to one card. */
async function find(page: Page, name: string) {
  await page.getByRole('searchbox', { name: /^Search (?!the panel)/ }).fill(name)
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  return card
}

test('a clerk adds a principal with a photo, whom visitors see on the team page', async ({
  page,
}) => {
  const name = `Sarojini Test ${Date.now()}`
  await signIn(page)
  await openView(page, 'Add Administrative Staff')
  await page.getByLabel('Full Name').fill(`  ${name} `)
  await page.getByLabel('Designation').selectOption('Principal')
  await page.getByLabel('Phone').fill('+91 00000 10999')
  const buffer = await jpegOf('#8a1f35')
  await page
    .getByLabel('Profile Photo')
    .setInputFiles({ name: 'principal.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await expect(page.getByText('Faculty member added successfully!')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Administrative Positions', level: 2 }),
  ).toBeVisible()
  const photo = (await find(page, name)).getByRole('img', { name })
  const widthOf = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthOf).toBeGreaterThan(0)

  await page.goto('/our-team')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Principal')
})

test(
  'a clerk moves a professor to another department, and deletes one with the password',
  onlyInFullRun,
  async ({ page, request, browser }) => {
    const { name } = await enterProfessor(request, { name: `Moved Test ${Date.now()}` })
    const visitor = await (await browser.newContext()).newPage()
    await signIn(page)
    await openView(page, 'All Faculty Members')
    await (await find(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
    const update = page.getByRole('button', { name: 'Update Faculty Member' })
    // The list, still visible for a moment, has an option with this name, too.
    await expect(update).toBeVisible()
    await page.getByLabel('Department').selectOption('B.SC.')
    await update.click()
    await expect(page.getByText('Faculty member updated successfully!')).toBeVisible()
    await expect(await find(page, name)).toContainText('B.SC.')
    await visitor.goto('/course/b.sc.')
    await expect(visitor.getByText(name).first()).toBeVisible()

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(page.getByRole('dialog')).toContainText(
      `Are you sure you want to delete "${name}"? This action cannot be undone.`,
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await password.fill('not-the-password')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Incorrect password')).toBeVisible()
    await password.fill(administrator.password)
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByText('Faculty member deleted successfully!')).toBeVisible()
    await expect(page.getByText('No faculty members found')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(name)).toHaveCount(0)
  },
)

test(
  'S63: hostile texts about a member are shown as text and run nothing',
  onlyInFullRun,
  async ({ page, request }) => {
    const name = `<img src=x onerror=alert(1)> ${Date.now()}`
    const requested: string[] = []
    page.on('dialog', (dialog) => {
      requested.push(dialog.message())
      void dialog.dismiss()
    })
    await enterProfessor(request, { name, department: '"><svg onload=alert(2)>' })
    await signIn(page)
    await openView(page, 'All Faculty Members')
    await expect(await find(page, name)).toContainText('"><svg onload=alert(2)>')
    expect(requested).toEqual([])
  },
)

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(
    `S61: the browser and axe report no problem in the views of people, ${colorScheme}, ${width} px`,
    onlyInFullRun,
    async ({ page }) => {
      const heard = complaints(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signIn(page)
      for (const view of ['Dashboard', 'All Faculty Members', 'Add Faculty']) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openView(page, view)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        // As high as the sidebar: axe takes an entry that is scrolled half out of it for a small one.
        await page.setViewportSize({ width, height: 1600 })
        await expectAccessible(page)
      }
      expect(heard).toEqual([])
    },
  )
}
