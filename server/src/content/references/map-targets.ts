import { type ContentData, isObject, type Target } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { isLibraryKind } from 'contract/content/library/items'
import { attributeOf, nodesIn, type ProseNode } from 'contract/content/rich-text/prose-node'
import { targetOf } from 'contract/content/rich-text/prose-references'

export type Naming = { kind: Target['kind'] | 'link' } | { kind: 'reference'; to: string }
type Told = (value: string, naming: Naming) => string

export function typeNamed(naming: Naming): string | undefined {
  if (naming.kind === 'reference') return naming.to
  return naming.kind === 'entry' ? 'course' : undefined
}

function mapMark(mark: ProseNode, told: Told): ProseNode {
  const href = mark.type === 'link' ? attributeOf(mark, 'href') : undefined
  if (typeof href !== 'string' || !isObject(mark.attrs)) return mark
  return { ...mark, attrs: { ...mark.attrs, href: told(href, { kind: 'link' }) } }
}

const mapNodes = (list: unknown, map: (node: ProseNode) => ProseNode) =>
  Array.isArray(list) ? list.map((one: unknown) => nodesIn([one]).map(map)[0] ?? one) : list

function mapProse(node: ProseNode, told: Told): ProseNode {
  const { marks, content, attrs } = node
  const target = targetOf(node)
  return {
    ...node,
    ...(target && isObject(attrs) && { attrs: { ...attrs, item: told(target.id, target) } }),
    ...(marks !== undefined && { marks: mapNodes(marks, (mark) => mapMark(mark, told)) }),
    ...(content !== undefined && { content: mapNodes(content, (child) => mapProse(child, told)) }),
  }
}

function mapValue({ kind, to, items, prose }: ContentField, value: unknown, told: Told): unknown {
  if (items && Array.isArray(value))
    return value.map((item) => (isObject(item) ? mapTargets(items.fields, item, told) : item))
  if (prose) return nodesIn([value]).map((node) => mapProse(node, told))[0] ?? value
  if (typeof value !== 'string' || value === '') return value
  if (to !== undefined) return told(value, { kind: 'reference', to })
  if (kind === 'place') return told(value, { kind: 'link' })
  return isLibraryKind(kind) ? told(value, { kind }) : value
}

export function mapTargets(fields: ContentFields, data: ContentData, told: Told): ContentData {
  const mapped = Object.entries(fields)
    .filter(([name]) => name in data)
    .map(([name, field]) => [name, mapValue(field, data[name], told)] as const)
  return { ...data, ...Object.fromEntries(mapped) }
}
