import type { StartingTranslation } from 'contract/content/translations/starting-translation'
import { textsOf } from 'contract/content/translations/texts-of'
import { translateTexts } from 'contract/content/translations/translate-texts'
import { declaredOf, translationTypeOf } from 'contract/content/translations/translation-types'
import { contentTypeNames, contentTypes } from 'contract/content/types'
import { mapTargets, type TargetMapper } from '../../content/references/map-targets.ts'
import { readTranslations } from '../../content/translations/public-translations.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { translationLanguages } from '../../platform/http/language-of-call.ts'
import type { ExportedEntry } from './public-texts.ts'
import { sourceText } from './source-text.ts'

/** Texts that visitors see, by path. */
export type PublicTranslation = {
  entry: ExportedEntry
  language: string
  texts: ReadonlyMap<string, unknown>
}

export async function readPublicTranslations(
  db: DbOrTrx,
  entries: readonly ExportedEntry[],
  now: Date,
): Promise<PublicTranslation[]> {
  const translations: PublicTranslation[] = []
  for (const { code: language } of translationLanguages)
    for (const type of contentTypeNames) {
      const own = entries.filter((entry) => entry.type === type)
      const ids = own.map(({ _id }) => _id)
      const known = await readTranslations(db, type, ids, now, language)
      for (const entry of own) {
        const all = textsOf(contentTypes[type].fields, entry.data, known.get(entry._id) ?? {})
        const current = all.filter(({ status }) => status === 'current')
        const texts = current.map(({ path, translation }) => [path, translation?.text] as const)
        if (texts.length > 0) translations.push({ entry, language, texts: new Map(texts) })
      }
    }
  return translations
}

/** Bound to the English as it is in the folder. */
function inFolder(
  { entry: { type, slug, data }, language, texts }: PublicTranslation,
  nameOf: TargetMapper,
): StartingTranslation {
  const { fields } = contentTypes[type]
  const english = mapTargets(fields, data, nameOf)
  const translated = translateTexts(fields, english, (_, path) => texts.get(path))
  const named = mapTargets(declaredOf(translationTypeOf(type)).fields, translated, nameOf)
  return { type, slug, language, data: named }
}

const name = 'startingTranslations'

export const translationsFile = (
  translations: readonly PublicTranslation[],
  nameOf: TargetMapper,
): string => `import type { StartingTranslation } from 'contract/content/translations/starting-translation'

/** Of a site that was exported to this folder; used instead of \`starting-hindi.ts\`. */
export const ${name}: readonly StartingTranslation[] = ${sourceText(translations.map((one) => inFolder(one, nameOf)))}
`
