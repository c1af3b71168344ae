import * as contract from 'contract/events/events'
import { queryOf } from '../../content/feeds/filters.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { calendarHeaders } from '../../platform/http/calendar-headers.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import type { calendarFeed } from './calendar.ts'

export function calendarRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, config, college: tellCollege } = deps
  const { publicUrl } = config
  const write = async (now: Date, wanted: Parameters<typeof calendarFeed>[2]) => {
    const { calendarFeed } = await import('./calendar.ts')
    return calendarFeed(db, { publicUrl, college: await tellCollege(), now }, wanted)
  }

  mount(contract.getCalendar, (request, _, reply) => {
    const { category, department } = request.query
    const filtered = { category, department }
    return sendCached(deps, request, reply, {
      key: contract.getCalendar.url + queryOf(filtered),
      subjects: ['events', 'eventCategory', 'course', 'courseGroup', 'facts'],
      work: async (now) => ({
        headers: calendarHeaders,
        body: Buffer.from(await write(now, filtered)),
      }),
    })
  })
  mount(contract.getEventCalendar, async ({ params }, _, reply) => {
    const calendar = await write(deps.now(), { eventId: params._id })
    return reply.headers(calendarHeaders).send(calendar)
  })
}
