import * as contract from 'contract/events'
import type { Api, Deps } from '../deps.ts'
import { sendKept } from '../kept/send-kept.ts'
import { getCalendar } from './calendar.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'no-cache',
}
const settings = { schema: { hide: true }, exposeHeadRoute: true }

/** Events for a calendar program: all of them, to subscribe to, and single ones. */
export function calendarRoutes(app: Api, deps: Deps) {
  const { db, config } = deps

  app.get('/events.ics', settings, (request, reply) =>
    sendKept(deps, request, reply, {
      key: '/events.ics',
      subjects: ['events'],
      work: async () => ({ headers, body: Buffer.from(await getCalendar(db, config.publicUrl)) }),
    }),
  )
  app.get(
    '/event/:_id.ics',
    { schema: { hide: true, params: contract.getEvent.schema.params }, exposeHeadRoute: true },
    async (request, reply) => {
      const calendar = await getCalendar(db, config.publicUrl, request.params._id)
      return reply.headers(headers).send(calendar)
    },
  )
}
