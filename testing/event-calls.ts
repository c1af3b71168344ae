import type { Event, EventForm } from 'contract/events/events'
import { anEventForm } from './event-form.ts'

/** An administrator's calls to another server. Each returns the status, or 0 without a response. */
export function eventCalls(url: string, cookie: string) {
  const send = async (method: string, path: string, form?: Partial<EventForm>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form ?? {}))
      if (value !== undefined) body.append(name, value)
    const answer = await fetch(url + path, {
      method,
      headers: { cookie },
      ...(form && { body }),
    }).catch(() => undefined)
    // A change counts as acknowledged once the whole response has arrived.
    const text = await answer?.text().catch(() => undefined)
    return answer && text !== undefined ? answer.status : 0
  }
  return {
    create: async (given: Partial<EventForm> = {}) =>
      send('POST', '/api/events', await anEventForm(given)),
    update: async (eventId: string, given: Partial<EventForm>) => {
      const { image: _, ...form } = await anEventForm(given)
      return send('PUT', `/api/events/${eventId}`, form)
    },
    remove: (eventId: string) => send('DELETE', `/api/events/${eventId}`),
    list: async () => (await (await fetch(`${url}/api/events`)).json()) as Event[],
  }
}
