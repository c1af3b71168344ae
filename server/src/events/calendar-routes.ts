import * as contract from 'contract/events'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { sendKept } from '../kept/send-kept.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'no-cache',
}

/** Events for a calendar program: all of them, to subscribe to, and single ones. */
export function calendarRoutes(mount: Mount, deps: Deps) {
  const { db, config, college: tellCollege } = deps
  const { publicUrl } = config
  const write = async (now: Date, eventId?: string) => {
    const { getCalendar } = await import('./calendar.ts')
    return getCalendar(db, { publicUrl, college: await tellCollege(), now }, eventId)
  }

  mount(
    contract.getCalendar,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: contract.getCalendar.url,
        subjects: ['events', 'facts'],
        work: async (moment) => ({ headers, body: Buffer.from(await write(moment)) }),
      }),
    { hasHead: true },
  )
  mount(
    contract.getEventCalendar,
    async ({ params }, _, reply) => {
      const calendar = await write(deps.now(), params._id)
      return reply.headers(headers).send(calendar)
    },
    { hasHead: true },
  )
}
