import * as z from 'zod/mini'
import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { isBlankRichText } from './rich-text/rich-text-node.ts'

export const missingPart = z.object({ field: z.string(), label: z.string() })
export type MissingPart = z.infer<typeof missingPart>

function isEmpty({ prose }: ContentField, value: unknown): boolean {
  if (prose) return isBlankRichText(value)
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isIncomplete(field: ContentField, value: unknown): boolean {
  if (field.isRequired && isEmpty(field, value)) return true
  const { items } = field
  if (!items || !Array.isArray(value)) return false
  return value.some((item) => isObject(item) && missingPartsOf(items.fields, item).length > 0)
}

/** Fields with nothing in them, or in one of their items. Published content may predate a field that became required. */
export const missingPartsOf = (fields: ContentFields, data: ContentData): MissingPart[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isIncomplete(field, data[name]) ? [{ field: name, label: field.label }] : [],
  )
