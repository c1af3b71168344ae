import { getCurrentUser } from 'contract/accounts/account'
import { getEventsOverview, listEvents } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import { listFaculty } from 'contract/people/faculty'
import { aContactForm } from 'testing/contact-form.ts'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { type Answer, ask, json, withCookie } from './send.ts'

/** A message to the college, recorded in the journal under a unique key. */
export async function sendMessage(
  { origin, journal }: { origin: string; journal: Journal },
  key: string,
): Promise<Answer> {
  let answer: Answer | undefined
  const body = aContactForm({ subject: key, name: key })
  const change = { kind: 'message', key, to: 'unread', planned: 201 }
  await journal.write(change, async () => {
    answer = await ask(origin + createContactMessage.url, json('POST', body))
    return answer.status
  })
  if (!answer) throw new Error('Nothing was sent')
  return answer
}

export type Asked = { path: string; init?: RequestInit }

/** Requests in turn. `page` needs no database. */
export const reads = ({ student }: Desk): Record<string, Asked> => ({
  list: { path: listEvents.url },
  overview: { path: getEventsOverview.url },
  faculty: { path: listFaculty.url },
  calendar: { path: '/events.ics' },
  user: { path: getCurrentUser.url, init: withCookie(student) },
  page: { path: '/about' },
})
