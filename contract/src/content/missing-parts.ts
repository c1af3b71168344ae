import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { blocksOf, textOf } from './rich-text/rich-text-node.ts'

function isEmpty({ prose }: ContentField, value: unknown): boolean {
  // Pictures and tables count as content.
  if (prose)
    return blocksOf(value).every(
      (block) => block.type === 'paragraph' && textOf(block).trim() === '',
    )
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Published content may predate a field that became required. */
export function hasMissingParts(fields: ContentFields, data: ContentData): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = data[name]
    if (field.isRequired && isEmpty(field, value)) return true
    const { items } = field
    if (!items || !Array.isArray(value)) return false
    return value.some((item) => isObject(item) && hasMissingParts(items.fields, item))
  })
}
