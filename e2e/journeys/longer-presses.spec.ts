import { expect, test } from '@playwright/test'
import { jpegOf } from 'testing/a-picture.ts'
import { openView } from 'testing/sign-in.ts'
import { onlyInFullRun } from '../full-run.ts'
import { hoursAhead, publish } from '../make-events.ts'
import {
  countFromHere,
  countFromView,
  publishNow,
  result,
  search,
  textOf,
} from '../panel-presses.ts'

test.describe('presses that a clerk needs for longer tasks', onlyInFullRun, () => {
  test('a new page and its menu entry take eight', async ({ page }) => {
    const presses = await countFromHere(page)
    await search(page, 'pages')
    await result(page, /^Website/).click()
    await page.getByRole('button', { name: 'New page', exact: true }).click()
    await page.keyboard.type('Alumni hall')
    await page.keyboard.press('Enter')
    await page.getByLabel('Summary').click()
    await page.keyboard.type('How former students can book the hall for a reunion.')
    await page.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.type('Ask the office two weeks ahead.')
    await publishNow(page)
    await search(page, 'main menu')
    await result(page, /Main menu/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Add to “Main menu”' }).click()
    await page.keyboard.type('Hall')
    await page.keyboard.press('Tab')
    await page.keyboard.type('/pages/alumni-hall')
    await publishNow(page)
    expect(await presses()).toBe(8)
    expect(await textOf(page, '/')).toContain('/alumni-hall')
    await page.getByRole('button', { name: 'Undo publishing' }).click()
    await expect.poll(() => textOf(page, '/')).not.toContain('/alumni-hall')
  })

  test('40 photos of an event, with the same description, take five', async ({ page }) => {
    const title = `Annual Day ${crypto.randomUUID().slice(0, 8)}`
    const event = await publish(page.request, { title, date: hoursAhead(-30) })
    const presses = await countFromHere(page)
    await search(page, title)
    await result(page, new RegExp(title)).first().click()
    await page.getByRole('tab', { name: 'Photos' }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByText('Choose files', { exact: true }).click()
    const buffer = await jpegOf('#3a6b35')
    await (await choosing).setFiles(
      Array.from({ length: 40 }, (_, at) => ({
        name: `IMG_${at + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      })),
    )
    await expect(page.getByRole('button', { name: 'Add 40 photos to page' })).toBeVisible()
    await page.getByLabel('Same description for all').click()
    await page.keyboard.type('Students dance on the stage of the hall')
    await page.getByRole('button', { name: 'Add 40 photos to page' }).click()
    await expect(page.getByText(/photos? added/i).first()).toBeVisible()
    expect(await presses()).toBe(5)
    expect(await textOf(page, `/event/${event._id}`)).toContain('Students dance on the stage')
  })

  test('a new event with open registration takes seven', async ({ page }) => {
    const title = `Quiz ${crypto.randomUUID().slice(0, 8)}`
    const presses = await countFromHere(page)
    await openView(page, 'Add Event')
    await page.getByLabel('Event Title').click()
    await page.keyboard.type(title)
    await page.getByLabel('Description').focus()
    await page.keyboard.type('Teams of three answer questions about science.')
    await page.getByLabel('Event Date').fill('2031-03-04T11:30')
    const choosing = page.waitForEvent('filechooser')
    await page.getByLabel(/^Event Image/).click()
    const buffer = await jpegOf('#3a6b35')
    await (await choosing).setFiles({ name: 'quiz.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Create Event' }).click()
    await page.getByRole('button', { name: `Manage event: ${title}` }).click()
    await page.getByRole('button', { name: 'Set up registration' }).click()
    await page.getByRole('button', { name: 'Open registration', exact: true }).click()
    await expect(page.getByText('Registration is open until the event starts')).toBeVisible()
    expect(await presses()).toBe(7)
  })

  test('an import of 2,000 rows is undone in two', async ({ page }) => {
    const key = crypto.randomUUID().slice(0, 8)
    const rows = Array.from(
      { length: 2000 },
      (_, at) => `Lecture ${key} ${at + 1},A lecture for students of all years.,14/12/2031 10:00`,
    )
    const presses = await countFromView(page, 'Import & Export')
    await page.getByLabel('CSV file').setInputFiles({
      name: 'events.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['title,description,date', ...rows].join('\r\n')),
    })
    await page.getByRole('button', { name: 'Import 2,000 rows' }).click()
    await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible()
    await openView(page, 'Activity')
    await presses()
    await page.getByRole('button', { name: 'Undo import' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Import undone: 2,000 entries deleted')).toBeVisible()
    expect(await presses()).toBe(2)
    expect(await textOf(page, '/api/events')).not.toContain(key)
  })
})
