import { readable } from 'contract/content/content-type'
import { type ContentData, contentData, isObject } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import {
  type ContentTypeName,
  contentTypes,
  isTypeName,
  singletonNames,
} from 'contract/content/types'
import type { StartingSite } from '../../content/library/starting/starting-site.ts'
import { publicAt } from '../../content/model/public-at.ts'
import { withDefaults } from '../../content/model/with-defaults.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'

export type ExportedEntry = { _id: string; type: ContentTypeName; slug: string; data: ContentData }

function inOrder(fields: ContentFields, data: ContentData): ContentData {
  const { _key } = data
  const known = Object.entries(fields).flatMap(([name, { items }]) => {
    const value = data[name]
    if (value === undefined) return []
    if (!items || !Array.isArray(value)) return [[name, value] as const]
    return [[name, value.filter(isObject).map((item) => inOrder(items.fields, item))] as const]
  })
  return { ...(_key !== undefined && { _key }), ...Object.fromEntries(known) }
}

export async function readPublicTexts(
  db: DbOrTrx,
  { content }: StartingSite,
  now: Date,
): Promise<ExportedEntry[]> {
  const publicRows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'type', 'contentRevisions.slug', 'data'])
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  const rows = publicRows.flatMap(({ type, ...row }) =>
    isTypeName(type) ? [{ ...row, type }] : [],
  )
  if (rows.length === 0)
    throw badRequest('Nothing is public yet: start the site once to publish its content')
  const stored = rows.map((row) => ({ ...row, data: contentData.parse(JSON.parse(row.data)) }))
  const missing = singletonNames.filter((type) => !rows.some((row) => row.type === type))
  return [
    ...stored,
    ...missing.map((type) => ({ _id: '', type, slug: '', data: content[type] })),
  ].map(({ _id, type, slug, data }) => {
    const { fields } = contentTypes[type]
    return { _id, type, slug, data: inOrder(fields, readable(fields, withDefaults(type, data))) }
  })
}
