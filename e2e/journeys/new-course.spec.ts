import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from 'testing/a-pdf.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { countPresses } from '../count-presses.ts'
import { readFrom } from '../read-from.ts'

const syllabus = {
  name: 'B.Lib. syllabus 2026.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf('Syllabus'),
}

async function fillCourse(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Bachelor of Library Science')
  await page.getByLabel('Group').selectOption({ label: 'Traditional Courses' })
  await page.getByLabel('Summary').fill('Books and catalogues, and how people find what they need.')
  await page.getByLabel('Duration', { exact: true }).fill('1 year (2 semesters)')
  await page.getByLabel('Duration in years').fill('1')
  await page.getByLabel('Eligibility').fill('A bachelor’s degree')
  await page.getByLabel('Admission closes on').fill('2099-06-30')
  await page.getByRole('button', { name: 'Add to “Fees”' }).click()
  await page.keyboard.type('First year')
  await page.keyboard.press('Tab')
  await page.keyboard.type('125000')
  await page.getByLabel('Fees last checked on').fill('2026-11-01')
  const documents = page.getByRole('group', { name: /^Syllabus/ })
  await documents.getByLabel('Upload document', { exact: true }).setInputFiles(syllabus)
  await expect(documents.getByText('B.Lib. syllabus 2026', { exact: true })).toBeVisible()
  // Courses require a paragraph, so the form starts with an empty one.
  await page.getByRole('textbox', { name: 'Paragraph' }).fill('A year of practice in the library.')
  await page.getByLabel('Department keyword').fill('Library')
}

test('a clerk writes a course with fees and a syllabus, and a visitor finds it until it is unpublished', async ({
  page,
}) => {
  const heard = complaints(page)
  const presses = await countPresses(page)
  await signIn(page)
  await openView(page, 'Website')
  await page.getByRole('button', { name: 'New course', exact: true }).click()
  await page.keyboard.type('B.Lib.')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await fillCourse(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  // Login, Website, New course, Add to “Fees”, Publish now; choosing the file happens in the
  // browser's dialog.
  expect(await presses()).toBe(5)

  const body = async (path: string) => (await readFrom(page.request, path)).text()
  for (const path of ['/', '/privacy', '/courses/other', '/sitemap.xml'])
    expect(await body(path)).toContain('/course/blib')
  const course = await body('/course/blib')
  for (const text of ['₹1,25,000', 'Open until', 'Jun 30, 2099', '"priceCurrency":"INR"'])
    expect(course).toContain(text)
  const [, address = ''] = /href="(\/documents\/[^"]+)"/.exec(course) ?? []
  expect(await (await readFrom(page.request, address)).body()).toEqual(syllabus.buffer)
  await openView(page, 'Add Faculty')
  await expect(page.getByLabel('Department').getByRole('option', { name: 'BLIB' })).toBeAttached()

  await openView(page, 'Website')
  await page.getByLabel('What do you want to change?').fill('B.Lib.')
  await page.getByRole('button', { name: /^B\.Lib\./ }).click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => body('/privacy')).not.toContain('/course/blib')
  expect((await readFrom(page.request, '/course/blib')).status()).toBe(404)
  expect(heard).toEqual([])
})
