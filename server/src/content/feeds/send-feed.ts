import type { College } from 'contract/content/facts'
import type { Subject } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import type { Deps } from '../../deps.ts'
import type { Reading } from '../../platform/db/open.ts'
import { sendKept } from '../../platform/response-cache/send-cached.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type Narrowed, queryOf } from './filters.ts'

type Followed = {
  /** The page whose list it is, and what this is called. */
  path: string
  titleOf: (college: College) => string
  /** What makes it another. */
  subjects: readonly Subject[]
  /** Rejects with 404 where there is no such category or department. */
  read: (narrowed: Narrowed, moment: Date) => Promise<FeedItem[]>
}

/**
 * By which readers know a feed (RFC 4287 §4.2.6): it follows from its address on this site and from an id that was drawn when
 * the site began, not from the host.
 */
async function feedId(db: Reading, address: string): Promise<string> {
  const facts = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'facts')
    .executeTakeFirst()
  return `urn:uuid:${uuidv5(address, facts?._id ?? uuidv5.URL)}`
}

/** Answers a call for a feed of a list, in the form that is written; kept, and not sent again to whoever has the same. */
export const feedSender =
  (deps: Deps, { path, titleOf, subjects, read }: Followed) =>
  ({ url, answers }: { url: string; answers: string }, write: (feed: Feed) => string) =>
  (request: FastifyRequest<{ Querystring: Narrowed }>, _: unknown, reply: FastifyReply) => {
    const { category, department } = request.query
    const query = queryOf({ category, department })
    return sendKept(deps, request, reply, {
      key: url + query,
      subjects: [...subjects, 'facts'],
      work: async (moment) => {
        const items = await read({ category, department }, moment)
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
