import type { ContentOf } from 'contract/content/types'
import { type StartingSite, starting } from '../src/content/library/starting/starting-site.ts'

const { entries } = starting

/** What every college has; the sample's committees and reports would be in the way of tests that write their own. */
const publishedByAll: readonly string[] = [
  'overview',
  'programmes',
  'facilities',
  'anti-ragging-helpline',
  'notices',
  'contact',
  'privacy',
]

const nothing: Pick<ContentOf<'disclosureItem'>, 'body' | 'documents' | 'links'> = {
  body: { type: 'doc', content: [{ type: 'paragraph' }] },
  documents: [],
  links: [],
}

/** The starting content without the pages and most disclosures of the sample: tests make what they need. */
export const startingForTests: StartingSite = {
  ...starting,
  entries: {
    ...entries,
    page: [],
    disclosureItem: entries.disclosureItem.map((item) =>
      publishedByAll.includes(item.slug) ? item : { ...item, ...nothing },
    ),
  },
}
