import { type ContentData, isObject, type ReferenceTarget } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { isLibraryKind } from 'contract/content/library/items'
import { attributeOf, nodesIn, type RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { referenceTargetOf } from 'contract/content/rich-text/rich-text-references'

export type TargetKind =
  | { kind: ReferenceTarget['kind'] | 'link' }
  | { kind: 'reference'; to: string }
export type TargetMapper = (value: string, naming: TargetKind) => string

export function contentTypeOfTarget(naming: TargetKind): string | undefined {
  if (naming.kind === 'reference') return naming.to
  return naming.kind === 'entry' ? 'course' : undefined
}

function mapMark(mark: RichTextNode, mapTarget: TargetMapper): RichTextNode {
  const href = mark.type === 'link' ? attributeOf(mark, 'href') : undefined
  if (typeof href !== 'string' || !isObject(mark.attrs)) return mark
  return { ...mark, attrs: { ...mark.attrs, href: mapTarget(href, { kind: 'link' }) } }
}

const mapNodes = (list: unknown, map: (node: RichTextNode) => RichTextNode) =>
  Array.isArray(list) ? list.map((one: unknown) => nodesIn([one]).map(map)[0] ?? one) : list

function mapRichText(node: RichTextNode, mapTarget: TargetMapper): RichTextNode {
  const { marks, content, attrs } = node
  const target = referenceTargetOf(node)
  return {
    ...node,
    ...(target && isObject(attrs) && { attrs: { ...attrs, item: mapTarget(target.id, target) } }),
    ...(marks !== undefined && { marks: mapNodes(marks, (mark) => mapMark(mark, mapTarget)) }),
    ...(content !== undefined && {
      content: mapNodes(content, (child) => mapRichText(child, mapTarget)),
    }),
  }
}

function mapValue(
  { kind, to, items, prose, translates }: ContentField,
  value: unknown,
  mapTarget: TargetMapper,
): unknown {
  if (translates)
    return isObject(value) ? { ...value, text: mapValue(translates, value.text, mapTarget) } : value
  if (items && Array.isArray(value))
    return value.map((item) => (isObject(item) ? mapTargets(items.fields, item, mapTarget) : item))
  if (prose) return nodesIn([value]).map((node) => mapRichText(node, mapTarget))[0] ?? value
  if (typeof value !== 'string' || value === '') return value
  if (to !== undefined) return mapTarget(value, { kind: 'reference', to })
  if (kind === 'linkTarget') return mapTarget(value, { kind: 'link' })
  return isLibraryKind(kind) ? mapTarget(value, { kind }) : value
}

export function mapTargets(
  fields: ContentFields,
  data: ContentData,
  mapTarget: TargetMapper,
): ContentData {
  const mapped = Object.entries(fields)
    .filter(([name]) => name in data)
    .map(([name, field]) => [name, mapValue(field, data[name], mapTarget)] as const)
  return { ...data, ...Object.fromEntries(mapped) }
}
