import { type APIRequestContext, expect } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { createEvent, type Event, listEvents } from 'contract/events/events'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { readFrom } from './read-from.ts'

export const hoursAhead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Publishes an event through the API. */
export async function publish(
  request: APIRequestContext,
  given: { title: string; description?: string; date?: string; venue?: string; time?: string },
): Promise<Event> {
  const login = await request.post(adminLogin.url, { data: administrator })
  expect(login.status()).toBe(200)
  const answer = await request.post(createEvent.url, {
    multipart: {
      description: 'An event that a test has published and that nobody will attend.',
      date: hoursAhead(30),
      ...given,
      image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#8a1f35') },
    },
  })
  expect(answer.status()).toBe(201)
  const events: Event[] = await (await readFrom(request, listEvents.url)).json()
  const event = events.find(({ title }) => title === given.title.trim())
  if (!event) throw new Error('the event that was just published is not listed')
  return event
}
