import type { College } from 'contract/content/facts'
import type { Subject } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sendKept } from '../kept/send-kept.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type Narrowed, queryOf } from './narrowed.ts'

type Followed = {
  /** The page whose list it is, and what this is called. */
  path: string
  titleOf: (college: College) => string
  /** What makes it another. */
  subjects: readonly Subject[]
  /** Rejects with 404 where there is no such category or department. */
  read: (narrowed: Narrowed, moment: Date) => Promise<FeedItem[]>
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
