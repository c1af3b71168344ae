import type { ContentData } from '../data.ts'
import type { ContentTypeName } from '../types.ts'

/** Of an entry that a new site starts with, bound to the English beside it in the folder. */
export type StartingTranslation = {
  type: ContentTypeName
  /** Empty where a type has one entry. */
  slug: string
  language: string
  data: ContentData
}
