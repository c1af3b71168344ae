import { expect, test } from '@playwright/test'
import { createContactMessage } from 'contract/messaging/contact'
import { pdfOf } from 'testing/a-pdf.ts'
import { jpegOf } from 'testing/a-picture.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { onlyInFullRun } from '../full-run.ts'
import { keysOf } from '../keys.ts'
import { enterProfessor } from '../make-members.ts'
import { publishFull } from '../make-registrations.ts'
import { textOf } from '../panel-presses.ts'

const key = () => crypto.randomUUID().slice(0, 8)
const pdf = (name: string, text: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: pdfOf(text),
})

test.describe('the panel by keyboard alone', onlyInFullRun, () => {
  test('a telephone number is found, and a column of fees pasted: publishing is one key away', async ({
    page,
    context,
  }) => {
    // Nothing is published: other journeys read the number and the fees.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('telephone', /^Phone numbers/)
    await expect(page.getByLabel('Number').first()).toBeFocused()
    await keys.press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: /^Publish/ })).toBeFocused()

    await keys.open('fees of all courses', /^Fees/)
    await keys.goTo(page.getByLabel('B.A., First year', { exact: true }))
    const amounts = Array.from({ length: 11 }, (_, row) => `₹${40 + row},000`)
    await page.evaluate((text) => navigator.clipboard.writeText(text), amounts.join('\n'))
    await keys.press('ControlOrMeta+V')
    await keys.press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: 'Publish the fees of 11 courses' })).toBeFocused()
  })

  test('a page is written, and its text leads to the button that publishes', async ({ page }) => {
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('pages', /^Website/)
    await keys.use(page.getByRole('button', { name: 'New page', exact: true }))
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
    await keys.type(`Hall ${key()}`)
    await keys.press('Enter')
    await keys.fill('Summary', 'How former students can book the hall.')
    await keys.goTo(page.getByRole('textbox', { name: 'Text', exact: true }))
    await keys.type('Ask the office.')
    await keys.finish('Publish now')
    await expect(page.getByRole('button', { name: 'Published' })).toBeFocused()
  })

  test('a designation is corrected', async ({ page, request }) => {
    const { name } = await enterProfessor(request, { name: `Corrected ${key()}` })
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open(name, new RegExp(name))
    await keys.use(page.getByRole('button', { name: `Edit ${name}` }))
    await keys.goTo(page.getByLabel('Designation'))
    await keys.type('Assi')
    await expect(page.getByLabel('Designation')).toHaveValue('Assistant Professor')
    await keys.finish('Update Faculty Member')
    await expect(page.getByText('Faculty member updated successfully!')).toBeVisible()
    await keys.expectFocus()
  })

  test('a result is published with its PDF, the PDF replaced, and the notice unpublished', async ({
    page,
  }) => {
    const title = `Result ${key()}`
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('notices', /^Notices/)
    await keys.use(page.getByRole('button', { name: 'New notice', exact: true }))
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
    await keys.type(title)
    await keys.press('Enter')
    await keys.chooseFile(page.getByLabel('Upload documents'), pdf('Result', 'The wrong list'))
    await expect(page.getByRole('button', { name: '1. Result', exact: true })).toBeFocused()
    await keys.chooseFile(page.getByLabel('Replace this file'), pdf('Result 2', 'The right list'))
    await expect(page.getByText('Replaced with Result 2.pdf')).toBeVisible()
    await expect(page.getByLabel('Replace this file')).toBeFocused()

    await keys.finish('Publish now')
    const undo = page.getByRole('button', { name: 'Undo publishing' })
    await expect(undo).toBeVisible()
    expect(await textOf(page, '/notices')).toContain(title)
    await keys.use(undo, 'Shift+Tab')
    await expect(undo).toBeHidden()
    await keys.expectFocus()
    await expect.poll(() => textOf(page, '/notices')).not.toContain(title)
  })

  test('an event is added, and its registration opened', async ({ page }) => {
    const title = `Quiz ${key()}`
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('add event', /^Add Event/)
    await keys.fill('Event Title', title)
    await keys.fill('Description', 'Teams of three answer questions about science.')
    await keys.fill('Event Date', '03042031')
    // The year may have more digits.
    await keys.press('Tab')
    await keys.type('1130AM')
    await keys.chooseFile(page.getByLabel(/^Event Image/), {
      name: 'quiz.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpegOf('#3a6b35'),
    })
    await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await keys.finish('Create Event')
    const manage = page.getByRole('button', { name: `Manage event: ${title}` })
    await expect(manage).toBeVisible()
    await keys.expectFocus()
    await keys.use(manage)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    await keys.use(page.getByRole('button', { name: 'Set up registration' }))
    await expect(page.getByRole('tab', { name: /^People/ })).toBeFocused()
    await keys.goTo(page.getByLabel('Seats', { exact: true }))
    await keys.finish('Open registration')
    await expect(page.getByRole('tab', { name: /^People/ })).toBeFocused()
  })

  test('a message is answered', async ({ page }) => {
    const name = `Meera ${key()}`
    await page.request.post(createContactMessage.url, { data: aContactForm({ name }) })
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('messages', /^Messages/)
    await keys.use(page.getByRole('main').getByRole('button', { name: new RegExp(name) }))
    await keys.fill(`Reply to ${name}`, 'It is in the table of fees.')
    await keys.press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: 'Write another reply' })).toBeFocused()
  })

  test('an import is undone', async ({ page }) => {
    const group = key()
    const rows = Array.from(
      { length: 20 },
      (_, at) => `Lecture ${group} ${at + 1},A lecture for students of all years.,14/12/2031 10:00`,
    )
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('import', /^Import & Export/)
    await keys.chooseFile(page.getByLabel('CSV file'), {
      name: 'events.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['title,description,date', ...rows].join('\r\n')),
    })
    await keys.use(page.getByRole('button', { name: 'Import 20 rows' }))
    const undo = page.getByRole('button', { name: 'Undo import', exact: true })
    await expect(undo).toBeVisible()
    await keys.use(undo)
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keys.press('Escape')
    await expect(undo).toBeFocused()
    await keys.press('Enter')
    await keys.use(dialog.getByRole('button', { name: 'Undo import' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Import undone: 20 entries deleted')).toBeVisible()
    await keys.expectFocus()
    expect(await textOf(page, '/api/events')).not.toContain(group)
  })

  test('somebody is checked in by name, and the check-in undone', async ({ page }) => {
    const title = `Door ${key()}`
    await publishFull(page.request, { title, people: 3 })
    await page.context().clearCookies()
    const keys = keysOf(page)
    await keys.logIn()
    await keys.open('check-in', /^Check-in/)
    await keys.use(page.getByRole('link', { name: 'Open check-in' }))
    await keys.use(page.getByRole('button', { name: new RegExp(title) }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await keys.fill('Code or name', 'Student')
    await keys.use(page.getByRole('button', { name: 'Let in Student 001' }))
    await expect(page.getByText('Found by name')).toBeVisible()
    await keys.expectFocus()
    await keys.use(page.getByRole('button', { name: /^Undo check-in/ }), 'Shift+Tab')
    await expect(page.getByText('They are no longer checked in.')).toBeVisible()
    await keys.expectFocus()
  })
})
