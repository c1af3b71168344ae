import { getNoticesAtom, getNoticesJson, noticesPath } from 'contract/content/notices'
import type { Subject } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAlerts } from '../alerts/public-alerts.ts'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { sendKept } from '../kept/send-kept.ts'
import { atomText, type Feed, jsonFeedText, readFeed } from './feed.ts'
import type { Narrowed } from './overview.ts'

/** Its notices as lists tell them, what stands over every page, and whose feed it is. */
const told = new Set<Subject>([
  ...subjectsOf('alert'),
  ...(['notice', 'noticeCategory', 'course', 'courseGroup', 'facts'] as const),
])

const queryOf = (narrowed: Narrowed) => {
  const said = Object.entries(narrowed).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  return said.length > 0 ? `?${said.join('&')}` : ''
}

/** Notices for programs that follow them; kept, and not sent again to whoever has the same. */
export function noticeFeedRoutes(mount: Mount, deps: Deps) {
  const { db, config, college: tellCollege } = deps
  const send =
    ({ url, answers }: { url: string; answers: string }, write: (feed: Feed) => string) =>
    (request: FastifyRequest<{ Querystring: Narrowed }>, _: unknown, reply: FastifyReply) => {
      const { category, department } = request.query
      const query = queryOf({ category, department })
      return sendKept(deps, request, reply, {
        key: url + query,
        subjects: [...told],
        work: async (moment) => {
          const notices = await readFeed(db, { category, department }, moment)
          const { publicUrl } = config
          const [address, list] = [url + query, noticesPath + query]
          const alerts = await readAlerts(db, moment)
          const feed = { college: await tellCollege(), publicUrl, address, list, notices, alerts }
          return {
            headers: { 'content-type': `${answers}; charset=utf-8`, 'cache-control': 'no-cache' },
            body: Buffer.from(write(feed)),
          }
        },
      })
    }
  mount(getNoticesAtom, send(getNoticesAtom, atomText), { hasHead: true })
  mount(getNoticesJson, send(getNoticesJson, jsonFeedText), { hasHead: true })
}
