import { expect, type Page, test } from '@playwright/test'
import { updateCheckInSettings } from 'contract/events/attendance'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { onlyInFullRun } from '../full-run.ts'
import { keysOf } from '../keys.ts'
import { hoursAhead, publish } from '../make-events.ts'
import { publishFull } from '../make-registrations.ts'
import { textOf } from '../panel-presses.ts'

const titled = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`

async function signInByKeyboard(page: Page) {
  await page.context().clearCookies()
  const keys = keysOf(page)
  await keys.logIn()
  return keys
}

test.describe('events by keyboard alone', onlyInFullRun, () => {
  test('an event with registrations is cancelled from its own page', async ({ page }) => {
    const title = titled('Concert')
    const { event } = await publishFull(page.request, { title, people: 2 })
    const keys = await signInByKeyboard(page)
    await keys.open(title, new RegExp(title))
    const more = page.getByLabel(`More for ${title}`)
    await keys.use(more)
    const cancel = page.getByRole('button', { name: `Cancel event… ${title}` })
    // The menu is wider than its button here.
    const postpone = page.getByRole('button', { name: `Postpone… ${title}` })
    expect(await postpone.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await keys.use(cancel)
    await expect(page.getByRole('dialog').getByText('2 people who are registered')).toBeVisible()
    await keys.fill('Reason', 'The hall is flooded')
    await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }))
    await expect(more).toBeFocused()
    expect(await textOf(page, `/event/${event._id}`)).toContain('The hall is flooded')
  })

  test('photos are added to the page of an event', async ({ page }) => {
    const title = titled('Annual Day')
    const { _id } = await publish(page.request, { title, date: hoursAhead(-30) })
    const keys = await signInByKeyboard(page)
    await keys.open(title, new RegExp(title))
    await keys.goTo(page.getByRole('tab', { selected: true }))
    await keys.press('End')
    await expect(page.getByRole('tab', { name: 'Photos' })).toBeFocused()
    const [mimeType, buffer] = ['image/jpeg', await jpegOf('#3a6b35')]
    await keys.chooseFile(
      page.getByLabel('Choose files'),
      ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType, buffer })),
    )
    await expect(page.getByRole('button', { name: 'Add 2 photos to page' })).toBeVisible()
    await keys.fill('Same description for all', 'Students dance on the stage')
    await keys.press('Enter')
    await expect(page.getByText('Photos added to the event page')).toBeVisible()
    await keys.expectFocus()
    expect(await textOf(page, `/event/${_id}`)).toContain('Students dance on the stage')
  })

  test('a walk-in whose name is typed when the session ends is sent after the next login', async ({
    page,
  }) => {
    const title = titled('Door')
    const { event } = await publishFull(page.request, { title, people: 1 })
    const seen = { takesWalkIns: false, takesWaiting: false, givesCertificates: false }
    const signed = { signedBy: '', signedAs: '' }
    const url = updateCheckInSettings.url.replace(':eventId', event._id)
    await page.request.put(url, {
      data: { ...seen, ...signed, takesWalkIns: true, seen: { ...seen, ...signed } },
    })
    const keys = await signInByKeyboard(page)
    await keys.open('check-in', /^Check-in/)
    await keys.use(page.getByRole('link', { name: 'Open check-in' }))
    await keys.use(page.getByRole('button', { name: new RegExp(title) }))
    await keys.use(page.getByRole('button', { name: 'Add walk-in', exact: true }))
    await keys.type('Asha Bhosle')
    await page.context().clearCookies()
    const login = page.getByText('Sign in to send your scans')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(login).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Asha Bhosle')
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Add walk-in', exact: true })).toBeFocused()
    await keys.goTo(page.getByLabel('Email'), 'Shift+Tab')
    await keys.type(administrator.email)
    await keys.press('Tab')
    await keys.type(administrator.password)
    await keys.press('Enter')
    await expect(login).toBeHidden()
    await expect
      .poll(() => textOf(page, `/api/admin/attendance/${event._id}`))
      .toContain('Asha Bhosle')
  })
})
