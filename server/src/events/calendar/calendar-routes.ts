import * as contract from 'contract/events/events'
import { queryOf } from '../../content/feeds/filters.ts'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { sendKept } from '../../platform/response-cache/send-cached.ts'
import type { getCalendar } from './calendar.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'no-cache',
}

export function calendarRoutes(mount: Mount, deps: Deps) {
  const { db, config, college: tellCollege } = deps
  const { publicUrl } = config
  const write = async (now: Date, wanted: Parameters<typeof getCalendar>[2]) => {
    const { getCalendar } = await import('./calendar.ts')
    return getCalendar(db, { publicUrl, college: await tellCollege(), now }, wanted)
  }

  mount(contract.getCalendar, (request, _, reply) => {
    const { category, department } = request.query
    const narrowed = { category, department }
    return sendKept(deps, request, reply, {
      key: contract.getCalendar.url + queryOf(narrowed),
      subjects: ['events', 'eventCategory', 'course', 'courseGroup', 'facts'],
      work: async (moment) => ({ headers, body: Buffer.from(await write(moment, narrowed)) }),
    })
  })
  mount(contract.getEventCalendar, async ({ params }, _, reply) => {
    const calendar = await write(deps.now(), { eventId: params._id })
    return reply.headers(headers).send(calendar)
  })
}
