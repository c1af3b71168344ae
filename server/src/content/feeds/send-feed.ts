import type { College } from 'contract/content/facts'
import type { Subject } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type FeedFilters, queryOf } from './filters.ts'

type Followed = {
  path: string
  titleOf: (college: College) => string
  subjects: readonly Subject[]
  read: (filtered: FeedFilters, now: Date) => Promise<FeedItem[]>
}

/** RFC 4287 §4.2.6: derived from the address and a random id of the site, not from the host. */
async function feedId(db: DbOrTrx, address: string): Promise<string> {
  const facts = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'facts')
    .executeTakeFirst()
  return `urn:uuid:${uuidv5(address, facts?._id ?? uuidv5.URL)}`
}

/** Cached, and answers 304 where possible. */
export const feedSender =
  (deps: PlatformDeps, { path, titleOf, subjects, read }: Followed) =>
  ({ url, answers }: { url: string; answers: string }, write: (feed: Feed) => string) =>
  (request: FastifyRequest<{ Querystring: FeedFilters }>, _: unknown, reply: FastifyReply) => {
    const { category, department } = request.query
    const query = queryOf({ category, department })
    return sendCached(deps, request, reply, {
      key: url + query,
      subjects: [...subjects, 'facts'],
      work: async (now) => {
        const items = await read({ category, department }, now)
        const college = await deps.college()
        const body = write({
          id: await feedId(deps.db, url + query),
          title: titleOf(college),
          author: college.name,
          publicUrl: deps.config.publicUrl,
          address: url + query,
          list: path + query,
          items,
        })
        return {
          headers: { 'content-type': `${answers}; charset=utf-8`, 'cache-control': 'no-cache' },
          body: Buffer.from(body),
        }
      },
    })
  }
