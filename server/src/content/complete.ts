import { startingContent } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes, isSingletonName } from 'contract/content/types'

/**
 * Stored data with the fields that its type was given since it was written: a list is empty, and what must be there is
 * what a college begins with. What may be left out stays so.
 */
export function complete(type: ContentTypeName, data: ContentData): ContentData {
  const first: ContentData = isSingletonName(type) ? startingContent[type] : {}
  const missing = Object.entries(contentTypes[type].fields).flatMap(
    ([name, { kind, isRequired }]) => {
      if (name in data) return []
      if (isRequired && name in first) return [[name, first[name]] as const]
      return kind === 'list' ? [[name, []] as const] : []
    },
  )
  return missing.length > 0 ? { ...data, ...Object.fromEntries(missing) } : data
}
