import { startingHindi } from 'college/starting-hindi'
import { readable } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import { translateTexts } from 'contract/content/translations/translate-texts'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { emit } from '../revisions/content-events.ts'
import { addRevision } from '../revisions/revisions.ts'

/** Undefined unless every text in it has Hindi. */
function hindiOf(english: unknown): unknown {
  if (typeof english === 'string') return startingHindi(english)
  if (!isObject(english)) return undefined
  if (typeof english.text === 'string') {
    const text = startingHindi(english.text)
    return text === undefined ? undefined : { ...english, text }
  }
  const { content } = english
  if (!Array.isArray(content)) return english
  const parts = content.map(hindiOf)
  return parts.includes(undefined) ? undefined : { ...english, content: parts }
}

/** So that a new site has real pages in Hindi. */
export async function seedTranslation(
  trx: Trx,
  source: { _id: string; type: ContentTypeName; data: ContentData },
  now: Date,
): Promise<void> {
  const { fields } = contentTypes[source.type]
  const read = readable(fields, withDefaults(source.type, source.data))
  const data = translateTexts(fields, read, hindiOf)
  if (Object.keys(data).length === 0) return
  const item = await trx
    .insertInto('contentItems')
    .values({
      ...{ _id: uuidv7(), type: translationTypeOf(source.type), sourceId: source._id },
      ...{ language: 'hi', version: 1, position: 0, createdAt: now.toISOString() },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const revisionId = await addRevision(trx, item, { data, basedOn: null, author: firstStart, now })
  const published = { revisionId, since: now.toISOString(), pointers: { publishedId: revisionId } }
  await emit(trx, { kind: 'published', item, by: firstStart, now, ...published })
}
