import { type PublicDisclosureItem, publicDisclosureItem } from 'contract/content/disclosure'
import { disclosureItem } from 'contract/content/disclosure-items'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readReachableTargets } from '../addresses/reachable-targets.ts'
import type { PublicEntry } from '../public/public-entries.ts'
import { hasContent } from './has-stored-item.ts'

export type CheckedItem = {
  _id: string
  group: string
  /** `missing` items are not shown. */
  standing: 'published' | 'notApplicable' | 'missing'
  item: PublicDisclosureItem
}

const noBody: PublicDisclosureItem['body'] = { type: 'doc', content: [] }

function judge(
  { _id, data }: PublicEntry,
  leadsSomewhere: (place: string) => boolean,
): CheckedItem {
  const { group, standing, reason, ...shown } = z.parse(disclosureItem.shown, data)
  if (standing === 'notApplicable') {
    const nothing = { body: noBody, documents: [], links: [] }
    const notApplicable = reason ?? ''
    return {
      _id,
      group,
      standing,
      item: z.parse(publicDisclosureItem, { ...shown, ...nothing, notApplicable }),
    }
  }
  const documents = shown.documents.filter(({ file }) => file !== undefined)
  const links = shown.links.filter(({ place }) => place !== '' && leadsSomewhere(place))
  const item = z.parse(publicDisclosureItem, { ...shown, documents, links })
  return { _id, group, standing: hasContent(item) ? 'published' : 'missing', item }
}

export async function checkItems(
  db: DbOrTrx,
  entries: readonly PublicEntry[],
  now: Date,
): Promise<CheckedItem[]> {
  const linkTargets = entries.flatMap(({ data }) =>
    z.parse(disclosureItem.shown, data).links.map(({ place }) => place),
  )
  const { leadsSomewhere } = await readReachableTargets(db, linkTargets, now)
  return entries.map((entry) => judge(entry, leadsSomewhere))
}
