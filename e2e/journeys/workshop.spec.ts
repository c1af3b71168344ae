import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { updateCheckInSettings } from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import { getRoster, type Roster } from 'contract/events/check-in'
import { updateEvent } from 'contract/events/events'
import { addRegistration, saveTerms } from 'contract/events/registration-office'
import { administrator } from 'testing/administrator.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { aStudent } from '../a-student.ts'
import { aPhone, isIn, scan } from '../check-in-phone.ts'
import { complaints } from '../complaints.ts'
import { moveByAWeek, openEvents, press } from '../event-presses.ts'
import { onlyInFullRun } from '../full-run.ts'
import { makeAccount } from '../make-accounts.ts'
import { hoursAhead, publish } from '../make-events.ts'
import { readFrom } from '../read-from.ts'
import { readMail } from '../read-mail.ts'

const [seats, people, atOnce] = [30, 50, 8]

/** Opens registration, with certificates after the event. */
async function open(request: APIRequestContext, eventId: string) {
  const put = async (url: string, data: object) =>
    expect((await request.put(url.replace(':eventId', eventId), { data })).status()).toBe(200)
  await put(saveTerms.url, { capacity: seats, audience: 'anybody', questions: [], offerHours: 24 })
  const checkIn = { takesWalkIns: false, takesWaiting: false, givesCertificates: true }
  const seen = { takesWalkIns: false, takesWaiting: false, givesCertificates: false }
  await put(updateCheckInSettings.url, {
    ...checkIn,
    signedBy: 'Dr. Kavita Rawat',
    signedAs: 'Principal',
    seen,
  })
}

/** Registers a visitor by the emailed link. Returns the URL of the registration. */
async function register(request: APIRequestContext, eventId: string, number: number) {
  const email = `visitor${number}.${eventId}@home.example`
  const name = `Visitor ${String(number).padStart(2, '0')}`
  const requested = await request.post(`/event/${eventId}/registration`, { form: { name, email } })
  expect(requested.url()).toContain('said=sent')
  const page = await readMail(request, email, /\/registrations\/[\w-]+/)
  const confirmed = await request.post(page, { form: { act: 'confirm' } })
  expect(confirmed.status()).toBe(200)
  return { email, page: new URL(confirmed.url()).pathname }
}

/** The last one is a student who registers in a browser before the others. */
async function fill(browser: Browser, page: Page, eventId: string) {
  const student = await aStudent(browser)
  await student.page.goto(`/event/${eventId}`)
  await student.page.getByRole('heading', { name: 'Registration' }).scrollIntoViewIfNeeded()
  await expect(student.page.getByText(`${seats} of ${seats} places left`)).toBeVisible()
  await student.page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(student.page.getByText('You are registered.', { exact: true })).toBeVisible()
  const visitors: { email: string; page: string }[] = []
  const { request } = page
  while (visitors.length < people - 1) {
    const count = Math.min(atOnce, people - 1 - visitors.length)
    const next = Array.from({ length: count }, (_, index) =>
      register(request, eventId, visitors.length + index),
    )
    visitors.push(...(await Promise.all(next)))
  }
  return { student, visitors }
}

/** Moves the event into the past instead of waiting. */
async function letItBe(
  request: APIRequestContext,
  event: { _id: string; title: string },
  times: { date: string; end?: string },
) {
  expect((await request.post(adminLogin.url, { data: administrator })).status()).toBe(200)
  const form = { title: event.title, description: 'Soldering and code for everybody.', ...times }
  const url = updateEvent.url.replace(':_id', event._id)
  expect((await request.put(url, { multipart: form })).status()).toBe(200)
}

/** Code on the certificate of a registration, if there is one. */
async function codeOn(request: APIRequestContext, page: string): Promise<string | undefined> {
  const file = await readFrom(request, `${page}/certificate.pdf`)
  if (file.status() === 403) return undefined
  expect(file.status()).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await file.body()))
  const { text } = await extractText(pdf, { mergePages: true })
  return /(?:[\dA-Z]{4}-){3}[\dA-Z]{4}/.exec(text)?.[0]
}

test(
  'fifty people ask for 30 seats in a workshop, which is moved by a week and checked in offline at two doors, and everyone who came has a certificate that verifies',
  onlyInFullRun,
  async ({ page, browser }) => {
    const heard = complaints(page)
    const key = crypto.randomUUID().slice(0, 8)
    const { request } = page
    const workshop = await publish(request, { title: `Workshop ${key}` })
    const talk = await publish(request, { title: `Lecture ${key}` })
    await open(request, workshop._id)
    await open(request, talk._id)
    const listener = { name: 'Binod Sahu', email: `listener.${key}@home.example` }
    const added = await request.post(addRegistration.url.replace(':eventId', talk._id), {
      data: listener,
    })
    expect(added.status()).toBe(200)
    const { student, visitors } = await fill(browser, page, workshop._id)

    await openEvents(page)
    const moving = await press(page, workshop.title, 'Move…')
    await expect(moving.getByText(`${people} people who are registered or waiting`)).toBeVisible()
    await moveByAWeek(page, moving)
    await readMail(request, student.email, /Changed: Workshop.*You are registered\./s)
    await readMail(request, visitors.at(-1)?.email ?? '', /Changed: Workshop.*You are number \d+/s)
    const ending = await press(page, talk.title, 'Cancel event…')
    await ending.getByLabel('Reason').fill('The hall is flooded')
    await ending.getByRole('button', { name: 'Cancel event' }).click()
    await readMail(request, listener.email, /Cancelled: Lecture/)

    const hasBegun = { date: hoursAhead(-2) }
    await letItBe(request, workshop, hasBegun)
    const roster: Roster = await (
      await readFrom(request, getRoster.url.replace(':_id', workshop._id))
    ).json()
    const registered = roster.people.filter(({ state }) => state === 'registered')
    expect(registered).toHaveLength(seats)
    expect(roster.people.filter(({ state }) => state === 'waiting')).toHaveLength(people - seats)
    const team = await makeAccount(request, 'door')
    const { title } = workshop
    const phones = [
      await aPhone(browser, team, { title, name: 'Main gate' }),
      await aPhone(browser, team, { title, name: 'Back door' }),
    ] as const
    const half = Math.ceil(seats / 2)
    await scan(phones[0].page, registered.slice(0, half))
    await scan(phones[1].page, registered.slice(half))
    for (const { context } of phones) await context.setOffline(false)
    for (const phone of phones) await isIn(phone.page, seats)

    // While the event is on, nobody has a certificate yet.
    await student.page.goto('/account')
    await expect(student.page.getByText(noCertificate.before)).toBeVisible()
    await letItBe(request, workshop, { ...hasBegun, end: hoursAhead(-1) })
    await student.page.goto('/account')
    await expect(student.page.getByText('Download certificate (PDF)')).toBeVisible()
    const codes: string[] = []
    for (const { page: own } of visitors) {
      const code = await codeOn(request, own)
      if (code) codes.push(code)
    }
    // Certificates are created on request, also the student's.
    expect(new Set(codes).size).toBe(seats - 1)
    const [code = ''] = codes
    await student.page.goto('/verify')
    await student.page.getByLabel('Code').fill(code)
    await student.page.keyboard.press('Enter')
    await expect(student.page.getByText('Valid', { exact: true })).toBeVisible()
    await expect(student.page.getByText(workshop.title)).toBeVisible()
    expect(heard).toEqual([])
    for (const { context } of phones) await context.close()
  },
)
