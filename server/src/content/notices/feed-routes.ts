import type { CacheTag } from 'contract/cache-tags'
import { getNoticesAtom, getNoticesJson, noticesPath } from 'contract/content/notices'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'
import { atomText, jsonFeedText } from '../feeds/feed.ts'
import type { FeedFilters } from '../feeds/filters.ts'
import { mountFeeds } from '../feeds/send-feed.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { readFeedItems } from './feed.ts'

const texts = textsIn({ hi: { '{college}: notices': '{college}: सूचनाएँ' } })

const tags = new Set<CacheTag>([
  ...cacheTagsOf('alert'),
  ...cacheTagsOf('notice'),
  ...(['noticeCategory', 'course', 'courseGroup'] as const),
])

export function noticeFeedRoutes(mount: Mount, deps: PlatformDeps) {
  const source = {
    path: noticesPath,
    titleOf: (college: string, language: ReaderLanguage) =>
      texts(language)('{college}: notices', { college }),
    tags: [...tags],
    read: (filtered: FeedFilters, now: Date, language: ReaderLanguage) =>
      readFeedItems(deps.db, { publicUrl: deps.config.publicUrl, language }, filtered, now),
  }
  mountFeeds(mount, deps, source, [
    { endpoint: getNoticesAtom, write: atomText },
    { endpoint: getNoticesJson, write: jsonFeedText },
  ])
}
