import { type ContentData, isObject, type Target } from './data.ts'
import type { ContentFields } from './field.ts'

/** That data refers to something, and where. */
export type Use = {
  /** With the keys of items: `slides.k3.picture`. */
  path: string
  target: Target
}

/** Everything that data refers to by the fields of its type, each target once per path. */
export function usesOf(fields: ContentFields, data: ContentData, before = ''): Use[] {
  return Object.entries(fields).flatMap(([name, { items, refersTo }]) => {
    const path = before + name
    const value = data[name]
    if (!items) {
      const targets = new Map(refersTo(value).map((one) => [`${one.kind} ${one.id}`, one]))
      return [...targets.values()].map((target) => ({ path, target }))
    }
    const list = Array.isArray(value) ? value.filter(isObject) : []
    return list.flatMap((item, place) =>
      usesOf(items.fields, item, `${path}.${item._key ?? place}.`),
    )
  })
}
