import { expect, type Page, test } from '@playwright/test'
import { getSlides } from 'contract/content/slides'
import { aPdf } from 'testing/a-pdf.ts'
import { jpegOf } from 'testing/a-picture.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { readFrom } from '../read-from.ts'

// Both tests edit the one entry of slides.
test.describe.configure({ mode: 'serial' })

const firstSlide = async (page: Page) =>
  (await (await readFrom(page.request, getSlides.url)).json()).slides[0]
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegOf('#3a6b35', 1600, 1200),
})

async function openFirstSlide(page: Page): Promise<void> {
  await openView(page, 'Website')
  await page.getByRole('button', { name: /^Home page slides/ }).click()
  await page.getByRole('button', { name: /^1\. / }).click()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
}

test('the first slide gets a photo, with a description', onlyInFullRun, async ({ page }) => {
  const heard = complaints(page)
  await signIn(page)
  await openFirstSlide(page)
  await page
    .getByLabel('Upload another picture')
    .first()
    .setInputFiles(await photo('gate.jpg'))
  await expect(page.getByText('gate', { exact: true })).toBeVisible()

  await page
    .getByRole('button', { name: /Slides 1: Picture The picture has no alternative/ })
    .click()
  await expect(page.getByText('Picture *', { exact: true }).first()).toBeFocused()
  await page
    .getByLabel(/^Alternative text/)
    .first()
    .fill('The gate in the morning')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Ready to publish')).toBeVisible()
  await page.getByRole('button', { name: 'Set focal point' }).first().click()
  await page.getByRole('button', { name: 'Focal point', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('45% from the left, 45% from the top')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save focal point' }).click()
  await expect(page.getByRole('button', { name: 'Save focal point' })).toBeDisabled()
  await publish(page)

  const { picture } = await firstSlide(page)
  expect(picture).toMatchObject({ alt: 'The gate in the morning', focus: { x: 45, y: 45 } })
  await page.goto('/')
  await expect(page.getByAltText('The gate in the morning')).toBeAttached()
  expect(heard).toEqual([])
})

test(
  'a picture in use can’t be deleted before it is removed there',
  onlyInFullRun,
  async ({ page }) => {
    const heard = complaints(page)
    await signIn(page)
    await openView(page, 'Pictures & Documents')
    await page.getByLabel('Choose files').setInputFiles([
      {
        name: 'Prüfungsordnung.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await aPdf().bytes()),
      },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('only words') },
    ])
    await expect(
      page.getByText(/^This file type isn’t supported\. Choose a PDF document/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Prüfungsordnung PDF/ })).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Search files').fill('gate in the morning')
    await page.getByRole('button', { name: /^gate/ }).click()
    await expect(page.getByRole('heading', { name: 'Used in' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete picture' }).click()
    const dialog = page.getByRole('dialog', { name: '“gate” is still used' })
    await dialog.getByRole('button', { name: /^Home page slides/ }).click()

    await page.getByRole('button', { name: /^1\. / }).click()
    await page.getByRole('button', { name: 'Choose existing' }).first().click()
    await page.getByLabel('Search pictures').fill('evening sun')
    await page.getByRole('button', { name: /^The main building/ }).click()
    await publish(page)
    expect((await firstSlide(page)).picture.alt).toMatch(/^The main building/)

    await openView(page, 'Pictures & Documents')
    await page.getByRole('button', { name: /^gate/ }).click()
    await page.getByRole('button', { name: 'Delete picture' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('“gate” deleted')).toBeVisible()
    // The browser reports the server's rejection.
    expect(heard.filter((text) => !text.includes('415'))).toEqual([])
  },
)
