import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { isPath } from './rich-text/link-target.ts'
import { linksIn } from './rich-text/prose-links.ts'
import { nodesIn } from './rich-text/prose-node.ts'

export type PlaceLink = { path: string; place: string }

function targetsOf({ kind, prose }: ContentField, value: unknown): string[] {
  if (prose) return nodesIn([value]).flatMap((node) => linksIn(node).map(({ target }) => target))
  return kind === 'place' && typeof value === 'string' ? [value.trim()] : []
}

export const placeLinksOf = (fields: ContentFields, data: ContentData, before = ''): PlaceLink[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [value, path] = [data[name], before + name]
    const { items } = field
    if (items && Array.isArray(value))
      return value.flatMap((item, place) =>
        isObject(item) ? placeLinksOf(items.fields, item, `${path}.${place}.`) : [],
      )
    return targetsOf(field, value).flatMap((place) => (isPath(place) ? [{ path, place }] : []))
  })
