import { getPage, getPageCalendar, publicPage } from 'contract/content/page'
import { urlOf } from 'contract/platform/client'
import type { PlatformDeps } from '../../platform/deps.ts'
import { calendarHeaders } from '../../platform/http/calendar-headers.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { readPublicEntry } from './public-entries.ts'
import { withTabulatedCourses } from './tabulated-courses.ts'

export function collegePageRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, config } = deps
  mountCached(mount, deps)(getPage, {
    tags: cacheTagsOf('page'),
    read: async ({ params: { slug } }, now, language) => {
      const entry = await readPublicEntry(db, 'page', slug, now, language)
      return publicPage.parse(await withTabulatedCourses(db, entry, now, language))
    },
  })
  mount(getPageCalendar, (request, _, reply) => {
    const { slug } = request.params
    return sendCached(deps, request, reply, {
      key: urlOf(getPageCalendar, { params: { slug } }),
      tags: ['page', 'facts'],
      work: async (now) => {
        const { pageCalendar } = await import('./page-calendar.ts')
        const site = { publicUrl: config.publicUrl, college: await deps.college() }
        const body = await pageCalendar(db, { ...site, now }, slug)
        return { headers: calendarHeaders, body: Buffer.from(body) }
      },
    })
  })
}
