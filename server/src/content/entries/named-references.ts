import type { DeclaredCollection } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, isTypeName } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'
import type { Trx } from '../../platform/db/schema.ts'
import { revisionTitle } from '../model/entry.ts'
import { publicAt } from '../model/public-at.ts'

const wordsOf = (text: string) =>
  ` ${foldName(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

/** `B.A. results 2026` names the category Result. */
const isNamedIn = (name: string, title: string) =>
  [title, `${title}s`].some((one) => wordsOf(name).includes(wordsOf(one)))

async function publicTitles(trx: Trx, type: ContentTypeName, now: Date) {
  const rows = await trx
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .where('contentItems.type', '=', type)
    .selectAll('contentRevisions')
    .execute()
  return rows.map((row) => ({ _id: row.itemId, title: revisionTitle({ type }, row) }))
}

/** What the name of a new entry says about its references, where it names exactly one. */
export async function namedReferences(
  trx: Trx,
  { fields }: DeclaredCollection,
  name: string,
  now: Date,
): Promise<ContentData> {
  const data: ContentData = {}
  for (const [field, { kind, to }] of Object.entries(fields)) {
    if (kind !== 'reference' || to === undefined || !isTypeName(to)) continue
    const titles = await publicTitles(trx, to, now)
    const [named, ...others] = titles.filter(({ title }) => isNamedIn(name, title))
    if (named && others.length === 0) data[field] = named._id
  }
  return data
}
