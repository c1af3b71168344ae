import { type CacheTag, translations } from 'contract/cache-tags'
import type { Endpoint } from 'contract/platform/endpoint'
import { v5 as uuidv5 } from 'uuid'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { translationLanguages } from '../../platform/http/language-of-call.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type FeedFilters, queryOf } from './filters.ts'

type FeedSource = {
  path: string
  titleOf: (college: string, language: ReaderLanguage) => string
  tags: readonly CacheTag[]
  read: (filtered: FeedFilters, now: Date, language: ReaderLanguage) => Promise<FeedItem[]>
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

type FeedEndpoint = Endpoint & { answers: string }

/** Cached, and answers 304 where possible. In each language, beside its pages. */
export function mountFeeds(
  mount: Mount,
  deps: PlatformDeps,
  { path, titleOf, tags, read }: FeedSource,
  feeds: readonly { endpoint: FeedEndpoint; write: (feed: Feed) => string }[],
): void {
  const languages = [null, ...translationLanguages.map(({ code }) => code)]
  for (const { endpoint, write } of feeds)
    for (const language of languages) {
      const prefix = sitePrefix(language)
      const url: FeedEndpoint['url'] = `${prefix}${endpoint.url}`
      mount<FeedEndpoint>({ ...endpoint, url }, (request, _, reply) => {
        // Safe cast: the schema has checked it.
        const { category, department } = request.query as FeedFilters
        const query = queryOf({ category, department })
        return sendCached(deps, request, reply, {
          key: url + query,
          tags: [...tags, 'facts', ...(language ? [translations] : [])],
          work: async (now) => {
            const items = await read({ category, department }, now, language)
            const college = collegeIn(await deps.college(), language)
            const body = write({
              id: await feedId(deps.db, url + query),
              language,
              title: titleOf(college.name, language),
              author: college.name,
              publicUrl: deps.config.publicUrl,
              address: url + query,
              list: prefix + path + query,
              items,
            })
            const headers = { 'content-type': `${endpoint.answers}; charset=utf-8` }
            return {
              headers: { ...headers, 'cache-control': 'no-cache' },
              body: Buffer.from(body),
            }
          },
        })
      })
    }
}
