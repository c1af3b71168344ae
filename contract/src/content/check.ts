import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { blocksOf, textOf } from './rich-text/prose-node.ts'

/** What is told before something is published: it stops that, or only warns. */
export type Finding = { path: string; message: string; level: 'stop' | 'warn' }

/** Looks through what is written for what no rule of a single field can see, or what is allowed and seldom meant. */
export type Check = (data: ContentData, fields: ContentFields, now: Date) => Finding[]

/** A text of an entry, wherever it stands (`phones.0.number`), and the fields that stand beside it. */
export type Place = { path: string; field: ContentField; text: string; beside: ContentFields }

/** Every text of an entry, in the order of the form. */
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

/** Whether a field holds words that people read, in which nothing can be pressed. */
export const isPlain = ({ kind }: ContentField) => kind === 'line' || kind === 'text'
/** Whether a field holds words that people read. */
export const isWorded = (field: ContentField) => isPlain(field) || field.prose !== undefined

/** Warns of every text of which something can be said. */
export const warnAbout =
  (say: (place: Place, now: Date) => string | undefined): Check =>
  (data, fields, now) =>
    placesOf(fields, data).flatMap((place) => {
      const message = say(place, now)
      return message ? [{ path: place.path, message, level: 'warn' }] : []
    })
