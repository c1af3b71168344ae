import * as contract from 'contract/events/events'
import { queryOf } from '../../content/feeds/filters.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { calendarHeaders } from '../../platform/http/calendar-headers.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import type { calendarFeed } from './calendar.ts'

export function calendarRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, config, college: readCollege } = deps
  const { publicUrl } = config
  const write = async (
    now: Date,
    wanted: Parameters<typeof calendarFeed>[2],
    language: ReaderLanguage,
  ) => {
    const { calendarFeed } = await import('./calendar.ts')
    const here = collegeIn(await readCollege(), language)
    return calendarFeed(db, { publicUrl, college: here, now, language }, wanted)
  }

  mount(contract.getCalendar, (request, _, reply) => {
    const { category, department } = request.query
    const filtered = { category, department }
    const language = languageOfCall(request.query) ?? null
    return sendCached(deps, request, reply, {
      key: contract.getCalendar.url + queryOf(filtered) + sitePrefix(language),
      tags: ['events', 'eventCategory', 'course', 'courseGroup', 'facts'],
      work: async (now) => ({
        headers: calendarHeaders,
        body: Buffer.from(await write(now, filtered, language)),
      }),
    })
  })
  mount(contract.getEventCalendar, async ({ params, query }, _, reply) => {
    const language = languageOfCall(query) ?? null
    const calendar = await write(deps.now(), { eventId: params._id }, language)
    return reply.headers(calendarHeaders).send(calendar)
  })
}
