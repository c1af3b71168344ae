import {
  type ContentTypeName,
  contentTypeNames,
  type EntryTypeName,
  forEachContentType,
  isTypeName,
} from './content/types.ts'
import { forEachRecord, type RecordName, recordNames } from './records.ts'

/** Everything that the college has written in other languages. Only pages in these languages depend on it. */
export const translations = 'translations' as const

export const cacheTags = [...recordNames, ...contentTypeNames, translations] as const
export type CacheTag = RecordName | ContentTypeName | typeof translations

export const cacheTagOf = (type: EntryTypeName): CacheTag =>
  isTypeName(type) ? type : translations

export const forEachCacheTag = <Value>(
  value: (tag: CacheTag) => Value,
): Record<CacheTag, Value> => ({
  ...forEachRecord(value),
  ...forEachContentType(value),
  [translations]: value(translations),
})
