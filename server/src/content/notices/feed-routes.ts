import { getNoticesAtom, getNoticesJson, noticesPath } from 'contract/content/notices'
import type { Subject } from 'contract/subjects'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { atomText, jsonFeedText } from '../feeds/feed.ts'
import { feedSender } from '../feeds/send-feed.ts'
import { subjectsOf } from '../references/subjects-of.ts'
import { readFeedItems } from './feed.ts'

const tags = new Set<Subject>([
  ...subjectsOf('alert'),
  ...subjectsOf('notice'),
  ...(['noticeCategory', 'course', 'courseGroup'] as const),
])

export function noticeFeedRoutes(mount: Mount, deps: PlatformDeps) {
  const send = feedSender(deps, {
    path: noticesPath,
    titleOf: ({ name }) => `${name}: notices`,
    subjects: [...tags],
    read: (filtered, now) => readFeedItems(deps.db, deps.config.publicUrl, filtered, now),
  })
  mount(getNoticesAtom, send(getNoticesAtom, atomText))
  mount(getNoticesJson, send(getNoticesJson, jsonFeedText))
}
