import { expect, test } from '@playwright/test'
import { college } from 'testing/a-college.ts'
import { extractText } from 'unpdf'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { openHydrated } from '../hydrated.ts'

test('a printed course names the college, and its title has the text’s colour', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await openHydrated(page, pathOf('course', { courseId: 'b.t.c.' }))
  const header = page.getByRole('banner').first()
  await expect(header.getByText(college.name)).toBeVisible()
  await expect(header.getByRole('link', { name: 'Search' })).toBeHidden()
  const [title, paper] = await page.evaluate(() => {
    const heading = document.querySelector('h1')
    return [heading && getComputedStyle(heading).color, getComputedStyle(document.body).color]
  })
  expect(title).toBe(paper)
})

test('no sheet of a printed page is blank', async ({ page }) => {
  const paths = [
    pathOf('home'),
    pathOf('course', { courseId: 'b.a.' }),
    pathOf('team'),
    pathOf('disclosure-print'),
    pathOf('privacy'),
  ]
  for (const path of paths) {
    await page.goto(path)
    const printed = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })
    const { text } = await extractText(new Uint8Array(printed))
    // One with nothing but the college's name and motto is blank, too.
    const blank = text.flatMap((sheet, index) => (sheet.length < 70 ? [index + 1] : []))
    expect({ path, blank }).toEqual({ path, blank: [] })
  }
})
