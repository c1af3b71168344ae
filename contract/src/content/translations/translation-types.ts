import * as z from 'zod/mini'
import type { DeclaredContent, DeclaredSingleton } from '../content-type.ts'
import { shapeOf } from '../field.ts'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  type EntryTypeName,
  forEachContentType,
  isTypeName,
  type TranslationTypeName,
} from '../types.ts'
import { translatedFields } from './translated-fields.ts'

export const translationTypeOf = (name: ContentTypeName): TranslationTypeName =>
  `${name}Translation`

// `fromEntries` loses the key types.
const sources = Object.fromEntries(
  contentTypeNames.flatMap((name) => [
    [name, name],
    [translationTypeOf(name), name],
  ]),
) as Record<EntryTypeName, ContentTypeName>

export const translationTypeNames = contentTypeNames.map(translationTypeOf)
export const entryTypeNames: readonly EntryTypeName[] = [
  ...contentTypeNames,
  ...translationTypeNames,
]

/** The type itself, or the one that it translates. */
export const sourceTypeOf = (name: EntryTypeName): ContentTypeName => sources[name]

function translationOf(name: ContentTypeName): DeclaredSingleton {
  const { one, fields } = contentTypes[name]
  const translated = translatedFields(fields)
  return {
    one: `Translation: ${one}`,
    many: `Translations: ${one}`,
    isSingle: true,
    page: '/',
    fields: translated,
    checks: [],
    schema: z.object(shapeOf(translated, 'schema')),
    stored: z.object(shapeOf(translated, 'stored')),
    shown: z.object(shapeOf(translated, 'shown')),
  }
}

const translations = forEachContentType(translationOf)

export const declaredOf = (name: EntryTypeName): DeclaredContent =>
  isTypeName(name) ? contentTypes[name] : translations[sourceTypeOf(name)]
