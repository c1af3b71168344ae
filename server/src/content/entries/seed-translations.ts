import type { TranslationCode } from 'college/languages'
import { startingHindi } from 'college/starting-hindi'
import { readable } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import { confirmTranslation } from 'contract/content/translations/confirm-translation'
import { hasTexts } from 'contract/content/translations/has-texts'
import { translateTexts } from 'contract/content/translations/translate-texts'
import { declaredOf, translationTypeOf } from 'contract/content/translations/translation-types'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { translationCode } from '../../platform/http/language-of-call.ts'
import type { StartingSite } from '../library/starting/starting-site.ts'
import type { ContentItem } from '../model/entry.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { mapTargets, type TargetMapper } from '../references/map-targets.ts'
import { emit } from '../revisions/content-events.ts'
import { addRevision } from '../revisions/revisions.ts'

/** Numbers, email addresses and names of websites. */
const isSame = (text: string) => !/\p{L}/u.test(text) || /^\S*[.@]\S+$/.test(text)

/** Undefined unless every text in it has Hindi. */
export function hindiOf(english: unknown): unknown {
  if (typeof english === 'string') return startingHindi(english)
  if (!isObject(english)) return undefined
  if (typeof english.text === 'string') {
    const text = startingHindi(english.text) ?? (isSame(english.text) ? english.text : undefined)
    return text === undefined ? undefined : { ...english, text }
  }
  const { content } = english
  if (!Array.isArray(content)) return english
  const parts = content.map(hindiOf)
  return parts.includes(undefined) ? undefined : { ...english, content: parts }
}

type Source = {
  item: Pick<ContentItem, '_id' | 'slug'>
  type: ContentTypeName
  /** As it is in the folder, and with the ids of this site. */
  data: ContentData
  named: ContentData
}
type Translated = { language: TranslationCode; data: ContentData }

/** Those in the folder; without any, the sample’s Hindi. */
function translationsOf(
  { item, type, data, named }: Source,
  { from, idOf }: { from: StartingSite; idOf: TargetMapper },
): Translated[] {
  const { fields } = contentTypes[type]
  const read = (given: ContentData) => readable(fields, withDefaults(type, given))
  if (from.translations.length === 0)
    return [{ language: 'hi', data: translateTexts(fields, read(named), hindiOf) }]
  return from.translations.flatMap((one): Translated[] => {
    const language = translationCode(one.language)
    if (one.type !== type || one.slug !== (item.slug ?? '') || !language) return []
    const texts = mapTargets(declaredOf(translationTypeOf(type)).fields, one.data, idOf)
    const sides = { before: read(data), after: read(named) }
    return [{ language, data: confirmTranslation(fields, sides, texts) }]
  })
}

/** So that a new site has real pages in Hindi. */
export async function seedTranslations(
  trx: Trx,
  source: Source,
  start: { from: StartingSite; idOf: TargetMapper },
  now: Date,
): Promise<void> {
  const { _id: sourceId } = source.item
  const type = translationTypeOf(source.type)
  for (const { language, data } of translationsOf(source, start)) {
    if (!hasTexts(contentTypes[source.type].fields, data)) continue
    const item = await trx
      .insertInto('contentItems')
      .values({
        ...{ _id: uuidv7(), type, sourceId, language },
        ...{ version: 1, position: 0, createdAt: now.toISOString() },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const written = { data, basedOn: null, author: firstStart, now }
    const revisionId = await addRevision(trx, item, written)
    const pointers = { publishedId: revisionId }
    const published = { revisionId, since: now.toISOString(), pointers }
    await emit(trx, { kind: 'published', item, by: firstStart, now, ...published })
  }
}
