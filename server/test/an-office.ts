import { createContactMessage } from 'contract/messaging/contact'
import { testApp } from './test-app.ts'

/** A server with what its visitors have written to the office, and a way to write. */
export async function anOffice(variables?: Record<string, string>) {
  const settings = await testApp({ ...(variables && { variables }) })
  let visitors = 0
  return {
    ...settings,
    messages: () => settings.db.selectFrom('contactMessages').selectAll().orderBy('_id').execute(),
    /** Writes from a network of its own, so that only those tests meet the limit that are about it. */
    send: (payload: unknown, remoteAddress = `10.0.0.${++visitors}`) =>
      settings.app.inject({
        method: 'POST',
        url: createContactMessage.url,
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      }),
  }
}
