import { type ShownItem, shownItem } from 'contract/content/disclosure'
import { disclosureItem } from 'contract/content/disclosure-items'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { readOpenPlaces } from '../addresses/open-places.ts'
import type { PublicEntry } from '../public/public-entries.ts'
import { hasSomething } from './something-to-show.ts'

export type JudgedItem = {
  _id: string
  group: string
  /** `missing` items are not shown. */
  standing: 'published' | 'notApplicable' | 'missing'
  item: ShownItem
}

const noBody: ShownItem['body'] = { type: 'doc', content: [] }

function judge({ _id, data }: PublicEntry, leadsSomewhere: (place: string) => boolean): JudgedItem {
  const { group, standing, reason, ...shown } = z.parse(disclosureItem.shown, data)
  if (standing === 'notApplicable') {
    const nothing = { body: noBody, documents: [], links: [] }
    const notApplicable = reason ?? ''
    return {
      _id,
      group,
      standing,
      item: z.parse(shownItem, { ...shown, ...nothing, notApplicable }),
    }
  }
  const documents = shown.documents.filter(({ file }) => file !== undefined)
  const links = shown.links.filter(({ place }) => place !== '' && leadsSomewhere(place))
  const item = z.parse(shownItem, { ...shown, documents, links })
  return { _id, group, standing: hasSomething(item) ? 'published' : 'missing', item }
}

export async function judgeItems(
  db: Reading,
  entries: readonly PublicEntry[],
  moment: Date,
): Promise<JudgedItem[]> {
  const places = entries.flatMap(({ data }) =>
    z.parse(disclosureItem.shown, data).links.map(({ place }) => place),
  )
  const { leadsSomewhere } = await readOpenPlaces(db, places, moment)
  return entries.map((entry) => judge(entry, leadsSomewhere))
}
