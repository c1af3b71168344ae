import { type ContentData, isObject } from './data.ts'
import type { ContentFields } from './field.ts'

/** For example `Phone numbers 1: Number`. */
export function labelAt(fields: ContentFields, data: ContentData, path: string): string {
  const [name = '', key, ...rest] = path.split('.')
  const field = fields[name]
  if (!field) return path
  if (!field.items || key === undefined) return field.label
  const value = data[name]
  const items = Array.isArray(value) ? value.filter(isObject) : []
  const index = items.findIndex(({ _key }) => _key === key)
  const ofItem = `${field.label} ${index + 1}`
  const item = items[index]
  if (rest.length === 0 || !item) return ofItem
  return `${ofItem}: ${labelAt(field.items.fields, item, rest.join('.'))}`
}
