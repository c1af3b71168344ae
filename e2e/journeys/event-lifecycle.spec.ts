import { expect, type Page, test } from '@playwright/test'
import { addRegistration, saveTerms } from 'contract/events/registration-office'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { moveByAWeek, openEvents, press } from '../event-presses.ts'
import { onlyInFullRun } from '../full-run.ts'
import { publish } from '../make-events.ts'
import { readFrom } from '../read-from.ts'
import { readMail } from '../read-mail.ts'

const reason = 'The hall is flooded'

/** An event with open registration and one registered person. */
async function anEventWithSomebody({ request }: Page, title: string) {
  const event = await publish(request, { title })
  const url = (path: string) => path.replace(':eventId', event._id)
  const terms = { capacity: 5, audience: 'anybody', questions: [], offerHours: 24 }
  expect((await request.put(url(saveTerms.url), { data: terms })).status()).toBe(200)
  const email = `reader-${crypto.randomUUID()}@home.example`
  const person = { name: 'Asha Rao', email }
  expect((await request.post(url(addRegistration.url), { data: person })).status()).toBe(200)
  return { ...event, email }
}

test('a clerk moves an event and cancels another: visitors see it everywhere, and registered people are emailed', async ({
  page,
}) => {
  const heard = complaints(page)
  const key = crypto.randomUUID().slice(0, 8)
  const workshop = await anEventWithSomebody(page, `Robotics ${key}`)
  const talk = await anEventWithSomebody(page, `Astronomy ${key}`)
  await openEvents(page)

  const moving = await press(page, workshop.title, 'Move…')
  await expect(moving.getByText('1 person who is registered or waiting')).toBeVisible()
  await expectAccessible(page)
  await moveByAWeek(page, moving)
  await readMail(page.request, workshop.email, /Changed: Robotics/)

  const ending = await press(page, talk.title, 'Cancel event…')
  await ending.getByLabel('Reason').fill(reason)
  await ending.getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('Event cancelled')).toBeVisible()
  await readMail(page.request, talk.email, /Cancelled: Astronomy/)
  await page.getByLabel('Filter', { exact: true }).selectOption('Cancelled')
  await expect(page.getByRole('heading', { name: talk.title })).toBeVisible()

  await page.goto(`/event/${workshop._id}`)
  await expect(page.locator('s').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/event/${talk._id}`)
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()
  await page.goto(`/events?q=${key}`)
  await expect(page.getByRole('article').filter({ hasText: talk.title })).toContainText('Cancelled')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: talk.title })).toHaveCount(0)
  const file = await (await readFrom(page.request, `/event/${talk._id}.ics`)).text()
  expect(file).toContain('STATUS:CANCELLED')
  expect(heard).toEqual([])
})

test(
  'an event is repeated weekly, and its page links to the other dates',
  onlyInFullRun,
  async ({ page }) => {
    const title = `Yoga ${crypto.randomUUID().slice(0, 8)}`
    const { _id } = await publish(page.request, { title })
    await openEvents(page)
    const repeating = await press(page, title, 'Repeat…')
    await repeating.getByRole('spinbutton', { name: 'Number of events' }).fill('3')
    await expect(repeating.getByText(/^3 events in total, the last on/)).toBeVisible()
    await repeating.getByRole('button', { name: 'Repeat' }).click()
    await expect(page.getByText('The series has 3 events')).toBeVisible()
    await expect(page.getByText('3 of 3, weekly')).toBeVisible()

    await page.goto(`/event/${_id}`)
    const others = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Other dates' }),
    })
    await expect(others.getByRole('link')).toHaveCount(2)
    await others.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(_id))
  },
)
