import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { blocksOf, textOf } from './rich-text/prose-node.ts'

/** `stop` prevents publication, `warn` doesn't. */
export type Finding = { path: string; message: string; level: 'stop' | 'warn' }

export type Check = (data: ContentData, fields: ContentFields, now: Date) => Finding[]

/** `path` as in `phones.0.number`; `beside`: the sibling fields. */
export type Place = { path: string; field: ContentField; text: string; beside: ContentFields }

export function placesOf(fields: ContentFields, data: ContentData, before = ''): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name]
    const path = before + name
    const { items } = field
    if (field.prose)
      return blocksOf(value).map((block) => ({ path, field, text: textOf(block), beside: fields }))
    if (!items)
      return typeof value === 'string' ? [{ path, field, text: value.trim(), beside: fields }] : []
    const list = Array.isArray(value) ? value : []
    return list.flatMap((item, place) =>
      isObject(item) ? placesOf(items.fields, item, `${path}.${place}.`) : [],
    )
  })
}

/** Plain text, in which nothing becomes a link. */
export const isPlain = ({ kind }: ContentField) => kind === 'line' || kind === 'text'
export const isWorded = (field: ContentField) => isPlain(field) || field.prose !== undefined

export const warnAbout =
  (say: (place: Place, now: Date) => string | undefined): Check =>
  (data, fields, now) =>
    placesOf(fields, data).flatMap((place) => {
      const message = say(place, now)
      return message ? [{ path: place.path, message, level: 'warn' }] : []
    })
