import { adminLogin } from 'contract/accounts/admin'
import { saveTerms } from 'contract/events/registration-office'
import { administrator } from 'testing/administrator.ts'
import { eventCalls } from 'testing/event-calls.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { signIn } from '../torture/desk.ts'

const title = 'Debate of all colleges'

/** Publishes an event that anybody may register for, and gives the path of its page. */
export async function publishOpenEvent(origin: string): Promise<string> {
  const cookie = await signIn(origin + adminLogin.url, administrator)
  const { create, list } = eventCalls(origin, cookie)
  await create({ title })
  const event = (await list()).find((one) => one.title === title)
  if (!event) throw new Error('The event was not published')
  const answer = await fetch(origin + saveTerms.url.replace(':eventId', event._id), {
    method: saveTerms.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      capacity: 40,
      audience: 'anybody',
      questions: [{ label: 'Your topic', kind: 'text', isRequired: true }],
      offerHours: 24,
    }),
  })
  if (!answer.ok) throw new Error(`Registration was not opened: ${await answer.text()}`)
  return pathOf('event', { eventId: event._id })
}
