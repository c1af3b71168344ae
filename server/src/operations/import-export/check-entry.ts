import type { TranslationCode } from 'college/languages'
import { schemaErrorsOf } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { declaredOf, translationTypeOf } from 'contract/content/translations/translation-types'
import {
  type ContentTypeName,
  contentTypes,
  type EntryTypeName,
  isCollectionName,
} from 'contract/content/types'
import { validate } from 'uuid'
import { entryBytes } from '../../content/entries/routes.ts'
import { translationCode } from '../../platform/http/language-of-call.ts'
import type { PackagedEntry } from './package-text.ts'

export type PackedTranslation = { language: TranslationCode; data: ContentData }

export type PackagedEntryData = {
  type: ContentTypeName
  _id: string | undefined
  data: ContentData
  translations: readonly PackedTranslation[]
  /** Codes of languages that this site doesn't have. */
  otherLanguages: readonly string[]
}

const isTypeName = (name: unknown): name is ContentTypeName =>
  typeof name === 'string' && Object.hasOwn(contentTypes, name)

export const typeText = (type: unknown) =>
  typeof type === 'string' ? type.slice(0, 60) : typeof type

function isShaped({ items, prose, translates, stored }: ContentField, value: unknown): boolean {
  if (value === undefined) return true
  if (items)
    return (
      Array.isArray(value) &&
      value.every((item) => isObject(item) && wrongFields(items.fields, item).length === 0)
    )
  // Text that breaks today's rules can be fixed in the form; anything else could not be shown there.
  return (typeof value === 'string' && !prose && !translates) || stored.safeParse(value).success
}

const wrongFields = (fields: ContentFields, data: ContentData): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isShaped(field, data[name]))
    .map(([, { label }]) => label)

function problemIn(type: EntryTypeName, data: ContentData): string | undefined {
  if (JSON.stringify(data).length > entryBytes) return 'It is larger than 1MB'
  const wrong = wrongFields(declaredOf(type).fields, data)
  return wrong.length > 0 ? `Wrong kind of value: ${wrong.join(', ')}` : undefined
}

type Read<Value> = Value | { problem: string }

function readTranslations(
  type: ContentTypeName,
  given: unknown,
): Read<Pick<PackagedEntryData, 'translations' | 'otherLanguages'>> {
  if (given !== undefined && !isObject(given)) return { problem: 'Its translations are damaged' }
  const translations: PackedTranslation[] = []
  const otherLanguages: string[] = []
  for (const [code, data] of Object.entries(given ?? {})) {
    const language = translationCode(code)
    if (!isObject(data)) return { problem: 'Its translations are damaged' }
    if (!language) {
      otherLanguages.push(code.slice(0, 20))
      continue
    }
    const problem = problemIn(translationTypeOf(type), data)
    if (problem) return { problem: `${nameOfLanguage(language)}: ${problem}` }
    translations.push({ language, data })
  }
  return { translations, otherLanguages }
}

export function readPackagedEntry({
  type,
  _id,
  data,
  translations,
}: PackagedEntry): Read<{ entry: PackagedEntryData }> {
  if (!isTypeName(type)) return { problem: `There is no content type “${typeText(type)}”` }
  if (!isObject(data)) return { problem: 'It has no content' }
  const isMany = isCollectionName(type)
  const problem = problemIn(type, data)
  if (problem) return { problem }
  if (isMany && !(typeof _id === 'string' && validate(_id)))
    return { problem: 'It has no valid id' }
  const read = readTranslations(type, translations)
  if ('problem' in read) return read
  return { entry: { type, _id: isMany ? String(_id).toLowerCase() : undefined, data, ...read } }
}

const maxListed = 5

/** What to fix before publishing, and unknown fields, which are kept. */
export function entryWarnings(type: EntryTypeName, data: ContentData): string[] {
  const declared = declaredOf(type)
  const { fields } = declared
  const errors = Object.values(schemaErrorsOf(declared, data))
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(fields, name))
  return [
    ...errors.slice(0, maxListed).map((error) => `To fix before publishing: ${error}`),
    ...(errors.length > maxListed ? [`… and ${errors.length - maxListed} more to fix`] : []),
    ...(unknown.length > 0 ? [`Unknown fields, kept: ${unknown.join(', ')}`] : []),
  ]
}
