import { type ContentData, isObject, type Target } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { isLibraryKind } from 'contract/content/library/items'
import { attributeOf, nodesIn, type RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { referenceTargetOf } from 'contract/content/rich-text/rich-text-references'

export type Naming = { kind: Target['kind'] | 'link' } | { kind: 'reference'; to: string }
type Told = (value: string, naming: Naming) => string

export function typeNamed(naming: Naming): string | undefined {
  if (naming.kind === 'reference') return naming.to
  return naming.kind === 'entry' ? 'course' : undefined
}

function mapMark(mark: RichTextNode, notified: Told): RichTextNode {
  const href = mark.type === 'link' ? attributeOf(mark, 'href') : undefined
  if (typeof href !== 'string' || !isObject(mark.attrs)) return mark
  return { ...mark, attrs: { ...mark.attrs, href: notified(href, { kind: 'link' }) } }
}

const mapNodes = (list: unknown, map: (node: RichTextNode) => RichTextNode) =>
  Array.isArray(list) ? list.map((one: unknown) => nodesIn([one]).map(map)[0] ?? one) : list

function mapRichText(node: RichTextNode, notified: Told): RichTextNode {
  const { marks, content, attrs } = node
  const target = referenceTargetOf(node)
  return {
    ...node,
    ...(target && isObject(attrs) && { attrs: { ...attrs, item: notified(target.id, target) } }),
    ...(marks !== undefined && { marks: mapNodes(marks, (mark) => mapMark(mark, notified)) }),
    ...(content !== undefined && {
      content: mapNodes(content, (child) => mapRichText(child, notified)),
    }),
  }
}

function mapValue(
  { kind, to, items, prose }: ContentField,
  value: unknown,
  notified: Told,
): unknown {
  if (items && Array.isArray(value))
    return value.map((item) => (isObject(item) ? mapTargets(items.fields, item, notified) : item))
  if (prose) return nodesIn([value]).map((node) => mapRichText(node, notified))[0] ?? value
  if (typeof value !== 'string' || value === '') return value
  if (to !== undefined) return notified(value, { kind: 'reference', to })
  if (kind === 'place') return notified(value, { kind: 'link' })
  return isLibraryKind(kind) ? notified(value, { kind }) : value
}

export function mapTargets(fields: ContentFields, data: ContentData, notified: Told): ContentData {
  const mapped = Object.entries(fields)
    .filter(([name]) => name in data)
    .map(([name, field]) => [name, mapValue(field, data[name], notified)] as const)
  return { ...data, ...Object.fromEntries(mapped) }
}
