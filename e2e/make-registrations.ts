import { type APIRequestContext, expect } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { getRoster, type Roster } from 'contract/events/check-in'
import { addRegistration, saveTerms } from 'contract/events/registration-office'
import { administrator } from 'testing/administrator.ts'
import { makeAccount } from './make-accounts.ts'
import { hoursAhead, publish } from './make-events.ts'
import { readFrom } from './read-from.ts'

const atOnce = 10

/** Publishes an event for today with this many registrations, and returns its guest list. */
export async function publishFull(
  request: APIRequestContext,
  { title, people }: { title: string; people: number },
): Promise<Roster> {
  const { _id: eventId } = await publish(request, { title, date: hoursAhead(3) })
  const terms = await request.put(saveTerms.url.replace(':eventId', eventId), {
    data: { capacity: people, audience: 'anybody', questions: [], offerHours: 24 },
  })
  expect(terms.status()).toBe(200)
  // By an account of its own, because each adds a limited number of people an hour.
  await request.post(adminLogin.url, { data: await makeAccount(request, 'office') })
  const add = async (number: number) => {
    const name = `Student ${String(number).padStart(3, '0')}`
    const added = await request.post(addRegistration.url.replace(':eventId', eventId), {
      data: { name, email: `student${number}.${eventId}@home.example` },
    })
    expect(added.status()).toBeLessThan(300)
  }
  for (let done = 0; done < people; done += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, people - done) }, (_, index) => add(done + index)),
    )
  await request.post(adminLogin.url, { data: administrator })
  return (await readFrom(request, getRoster.url.replace(':_id', eventId))).json()
}
