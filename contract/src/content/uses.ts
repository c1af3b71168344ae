import { type ContentData, isObject, type ReferenceTarget } from './data.ts'
import type { ContentFields } from './field.ts'

export type Use = {
  /** With item keys: `slides.k3.picture`. */
  path: string
  target: ReferenceTarget
}

export function usesOf(fields: ContentFields, data: ContentData, before = ''): Use[] {
  return Object.entries(fields).flatMap(([name, { items, refersTo }]) => {
    const path = before + name
    const value = data[name]
    if (!items) {
      const targets = new Map(refersTo(value).map((one) => [`${one.kind} ${one.id}`, one]))
      return [...targets.values()].map((target) => ({ path, target }))
    }
    const list = Array.isArray(value) ? value.filter(isObject) : []
    return list.flatMap((item, index) =>
      usesOf(items.fields, item, `${path}.${item._key ?? index}.`),
    )
  })
}
