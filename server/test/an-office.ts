import { createContactMessage } from 'contract/messaging/contact'
import { testApp } from './test-app.ts'

/** A server with messages to the office. */
export async function anOffice(variables?: Record<string, string>) {
  const settings = await testApp({ ...(variables && { variables }) })
  let visitors = 0
  return {
    ...settings,
    messages: () => settings.db.selectFrom('contactMessages').selectAll().orderBy('_id').execute(),
    /** From a separate network, so that only tests about limits reach them. */
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
