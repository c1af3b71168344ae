import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { isPath } from './rich-text/link-target.ts'
import { linksIn } from './rich-text/rich-text-links.ts'
import { nodesIn } from './rich-text/rich-text-node.ts'

export type LinkInField = { path: string; place: string }

function targetsOf({ kind, prose }: ContentField, value: unknown): string[] {
  if (prose) return nodesIn([value]).flatMap((node) => linksIn(node).map(({ target }) => target))
  return kind === 'linkTarget' && typeof value === 'string' ? [value.trim()] : []
}

export const linksInFieldsOf = (
  fields: ContentFields,
  data: ContentData,
  before = '',
): LinkInField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [value, path] = [data[name], before + name]
    const { items } = field
    if (items && Array.isArray(value))
      return value.flatMap((item, index) =>
        isObject(item) ? linksInFieldsOf(items.fields, item, `${path}.${index}.`) : [],
      )
    return targetsOf(field, value).flatMap((place) => (isPath(place) ? [{ path, place }] : []))
  })
