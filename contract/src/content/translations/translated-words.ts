import type { ContentData } from '../data.ts'
import { chosenText } from '../differences.ts'
import type { ContentFields } from '../field.ts'
import { textsOf } from './texts-of.ts'

/** The texts of a translation that visitors read, which are those of the source as it is here. */
export const translatedWordsOf = (
  fields: ContentFields,
  source: ContentData,
  translation: ContentData,
): string[] =>
  textsOf(fields, source, translation).flatMap(({ field, status, translation: given }) =>
    status === 'current' ? chosenText({ ...field, translates: field }, given) : [],
  )
