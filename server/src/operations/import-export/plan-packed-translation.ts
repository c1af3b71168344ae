import type { ContentData } from 'contract/content/data'
import { confirmTranslation } from 'contract/content/translations/confirm-translation'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import type { ContentItem } from '../../content/model/entry.ts'
import { withDefaults } from '../../content/model/with-defaults.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PackedTranslation } from './check-entry.ts'
import { mergeTranslation } from './merge-translation.ts'
import type { Along } from './missing-of.ts'
import { type PlannedRow, planWrite, readHere } from './plan-write.ts'

type Source = {
  _id: string
  type: ContentTypeName
  name: string
  /** With the ids of the package. */
  packed: ContentData
  /** With the ids of this site. */
  data: ContentData
}

const different = 'Already translated differently here, so not changed'
const outdated = 'Their English is different here, so visitors see them in English'
const noteOn = (text: string, labels: readonly string[]) =>
  labels.length > 0 ? [`${text}: ${labels.join(', ')}`] : []

export async function planPackedTranslation(
  db: DbOrTrx,
  source: Source,
  { language, data, item }: PackedTranslation & { item: ContentItem | undefined },
  along: Along,
  now: Date,
): Promise<PlannedRow> {
  const { name, type, _id: sourceId } = source
  const { fields } = contentTypes[type]
  // Rich text refers to files by id, so where the ids differ, the text does, too.
  const packed = confirmTranslation(fields, { before: source.packed, after: source.data }, data)
  const here = await readHere(db, item, now)
  const english = withDefaults(type, source.data)
  const merged = mergeTranslation(fields, english, { here: here ?? {}, packed })
  const notes = [...noteOn(different, merged.different), ...noteOn(outdated, merged.outdated)]
  const write = {
    type: translationTypeOf(type),
    _id: item?._id ?? uuidv7(),
    item,
    // A new translation also includes texts whose English is currently empty.
    data: here ? merged.data : packed,
    translates: { sourceId, language },
  }
  return planWrite(db, write, { name, here, notes }, along)
}
