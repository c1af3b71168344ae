import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { blocksOf, textOf } from './rich-text/rich-text-node.ts'

/** `stop` prevents publication, `warn` doesn't. */
export type CheckResult = { path: string; message: string; level: 'stop' | 'warn' }

/** `now`: the college's clock, read in UTC. */
export type Check = (data: ContentData, fields: ContentFields, now: Date) => CheckResult[]

/** `path` as in `phones.0.number`; `beside`: the sibling fields. */
export type TextLocation = {
  path: string
  field: ContentField
  text: string
  beside: ContentFields
}

export function textLocationsOf(
  fields: ContentFields,
  data: ContentData,
  before = '',
): TextLocation[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name]
    const path = before + name
    const { items } = field
    if (field.prose)
      return blocksOf(value).map((block) => ({ path, field, text: textOf(block), beside: fields }))
    if (!items)
      return typeof value === 'string' ? [{ path, field, text: value.trim(), beside: fields }] : []
    const list = Array.isArray(value) ? value : []
    return list.flatMap((item, index) =>
      isObject(item) ? textLocationsOf(items.fields, item, `${path}.${index}.`) : [],
    )
  })
}

/** Plain text, in which nothing becomes a link. */
export const isPlainField = ({ kind }: ContentField) => kind === 'line' || kind === 'text'
export const isWorded = (field: ContentField) => isPlainField(field) || field.prose !== undefined

export const warnAbout =
  (report: (location: TextLocation, now: Date) => string | undefined): Check =>
  (data, fields, now) =>
    textLocationsOf(fields, data).flatMap((location) => {
      const message = report(location, now)
      return message ? [{ path: location.path, message, level: 'warn' }] : []
    })
