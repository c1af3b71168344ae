import { getNoticesAtom, getNoticesJson, noticesPath } from 'contract/content/notices'
import type { Subject } from 'contract/subjects'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { subjectsOf } from '../entries/subjects-of.ts'
import { atomText, jsonFeedText } from '../feeds/feed.ts'
import { feedSender } from '../feeds/send-feed.ts'
import { readFeedItems } from './feed.ts'

const told = new Set<Subject>([
  ...subjectsOf('alert'),
  ...subjectsOf('notice'),
  ...(['noticeCategory', 'course', 'courseGroup'] as const),
])

export function noticeFeedRoutes(mount: Mount, deps: Deps) {
  const send = feedSender(deps, {
    path: noticesPath,
    titleOf: ({ name }) => `${name}: notices`,
    subjects: [...told],
    read: (narrowed, moment) => readFeedItems(deps.db, deps.config.publicUrl, narrowed, moment),
  })
  mount(getNoticesAtom, send(getNoticesAtom, atomText))
  mount(getNoticesJson, send(getNoticesJson, jsonFeedText))
}
