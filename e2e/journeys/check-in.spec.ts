import { expect, type Page, test } from '@playwright/test'
import { listAccounts } from 'contract/accounts/staff-accounts'
import { getAttendance } from 'contract/events/attendance'
import { getRoster, type Roster, rosterNotNow } from 'contract/events/check-in'
import { getOfficeEvent, listRegistrations } from 'contract/events/registration-office'
import { listMessages } from 'contract/messaging/messages'
import { expectAccessible } from '../accessibility.ts'
import { aPhone, isIn, logIn, scan } from '../check-in-phone.ts'
import { onlyInFullRun } from '../full-run.ts'
import { makeAccount } from '../make-accounts.ts'
import { hoursAhead, publish } from '../make-events.ts'
import { publishFull } from '../make-registrations.ts'
import { readFrom } from '../read-from.ts'

const tickets = 200
const common = Math.floor(tickets / 3)

test(
  'two phones check in 200 tickets offline, a third of them on both: none is lost, and duplicates are shown on both',
  onlyInFullRun,
  async ({ browser, request }) => {
    const title = `Door ${Date.now()}`
    const { event, people } = await publishFull(request, { title, people: tickets })
    expect(people).toHaveLength(tickets)
    const half = Math.ceil((tickets - common) / 2)
    const team = await makeAccount(request, 'door')
    const [one, two] = await Promise.all([
      aPhone(browser, team, { title, name: 'Main gate' }),
      aPhone(browser, team, { title, name: 'Back door' }),
    ])
    await Promise.all([
      scan(one.page, people.slice(0, half + common)),
      scan(two.page, people.slice(half)),
    ])
    await isIn(one.page, half + common)
    await isIn(two.page, tickets - half)

    // A phone is restarted at the door, and its session ends in the meantime.
    await two.context.clearCookies()
    await two.page.reload()
    await isIn(two.page, tickets - half)
    await one.context.setOffline(false)
    await expect(one.page.getByText('All scans sent', { exact: true })).toBeVisible()
    await two.context.setOffline(false)
    await expect(two.page.getByText('Sign in to send your scans')).toBeVisible()
    await logIn(two.page, team)
    await expect(two.page.getByText('All scans sent', { exact: true })).toBeVisible()

    for (const { page } of [one, two]) {
      await isIn(page, tickets)
      await expect(page.getByText(`${common} scan problems`)).toBeVisible()
      await expect(page.getByText('Scanned twice: Student').first()).toBeVisible()
      await expect(
        page.getByText(/First scan .*, Main gate; second scan .*, Back door/).first(),
      ).toBeVisible()
    }
    const stored: Roster = await (
      await readFrom(request, getRoster.url.replace(':_id', event._id))
    ).json()
    const statuses = Object.groupBy(stored.scans, ({ outcome }) => outcome)
    expect(statuses.in).toHaveLength(tickets)
    expect(new Set(statuses.in?.map(({ registrationId }) => registrationId)).size).toBe(tickets)
    expect(statuses.double).toHaveLength(common)
    await Promise.all([one.context.close(), two.context.close()])
  },
)

/** Everything about events stored on a phone, as text. */
const storedOnPhone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done, failed) => {
        const opening = indexedDB.open('check-in')
        opening.onerror = failed
        opening.onsuccess = () => {
          const reading = opening.result.transaction('events').objectStore('events').getAll()
          reading.onsuccess = () => done(JSON.stringify(reading.result))
          reading.onerror = failed
        }
      }),
  )

test('a check-in account sees only check-in: names, codes and states of today’s guests', async ({
  browser,
  request,
}) => {
  const title = `Names ${Date.now()}`
  const { event } = await publishFull(request, { title, people: 1 })
  const later = await publish(request, { title: `${title} later`, date: hoursAhead(100) })
  const login = await makeAccount(request, 'door')
  const { context, page } = await aPhone(browser, login, { title, name: 'Main gate' })
  await context.setOffline(false)

  const ask = (url: string, of: { _id: string } = event) =>
    readFrom(page.request, url.replace(/:_id|:eventId/, of._id))
  const roster = await ask(getRoster.url)
  expect((await roster.json()).people).toEqual([
    {
      _id: expect.any(String),
      name: 'Student 000',
      code: expect.stringMatching(/^\w{8}$/),
      state: 'registered',
    },
  ])
  expect(await roster.text()).not.toContain('home.example')
  const stored = await storedOnPhone(page)
  expect(stored).toContain('Student 000')
  expect(stored).not.toContain('home.example')
  const another = await ask(getRoster.url, later)
  expect([another.status(), (await another.json()).message]).toEqual([403, rosterNotNow])
  const others = [getOfficeEvent, listRegistrations, getAttendance, listMessages, listAccounts]
  for (const { url } of others) expect((await ask(url)).status(), url).toBe(403)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Check-in', level: 1 })).toBeVisible()
  const views = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('button')
  await expect(views).toHaveText(['Check-in', 'Settings'])
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await context.close()
})

test('a phone checks in by name, rejects a cancelled ticket, and is left without a trace', async ({
  browser,
  request,
}) => {
  const title = `Leaving ${Date.now()}`
  const { people } = await publishFull(request, { title, people: 2 })
  const { context, page } = await aPhone(browser, await makeAccount(request, 'door'), {
    title,
    name: 'Main gate',
  })
  await page.getByLabel('Code or name').fill('student 001')
  await page.getByRole('button', { name: 'Let in Student 001' }).click()
  await expect(page.getByText('Registered. Found by name, ticket not checked.')).toBeVisible()
  await page.getByLabel('Code or name').fill(people[1]?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Already in')).toBeVisible()
  await page.getByLabel('Code or name').fill('0000-0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not found')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('All scans sent', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Other events' }).click()
  await page.getByRole('button', { name: 'Finish on this phone' }).click()
  // The login form exists before the page reloads, and again afterwards.
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Finish', exact: true }).click(),
  ])
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  const files = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(files).toEqual({ caches: [], workers: 0 })
  expect(await storedOnPhone(page)).toBe('[]')
  await context.close()
})
