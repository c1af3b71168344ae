import {
  allNodes,
  isShallow,
  nodesIn,
  type RichTextNode,
} from 'contract/content/rich-text/rich-text-node'
import {
  type RichTextAttribute,
  type RichTextMark,
  type RichTextName,
  type RichTextPart,
  type RichTextRule,
  richTextMarks,
  richTextNodes,
} from 'contract/content/rich-text/rich-text-table'
import { DOMParser, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { markDom, nodeDom } from './rich-text-dom'

type Attributes = Readonly<Record<string, RichTextAttribute>>

/** Values are checked before publication; the editor must be able to open what earlier rules allowed. */
const attributeSpec = (attribute: RichTextAttribute) => {
  if ('link' in attribute || 'target' in attribute) return { validate: 'string' }
  return 'count' in attribute ? { default: 1, validate: 'number' } : { validate: 'number' }
}

const attrsOf = (attributes: Attributes = {}) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attributeSpec(attribute)]),
  )

function contentOf({ content }: RichTextRule): string {
  if (!content) return ''
  const { of, least, first } = content
  const any = `(${of.join(' | ')})`
  if (first) return `${first} ${any}*`
  return least === 0 ? `${any}*` : `${any}+`
}

const tableRoles: Readonly<Partial<Record<RichTextName, string>>> = {
  table: 'table',
  table_row: 'row',
  table_header: 'header_cell',
  table_cell: 'cell',
}

const isolating: readonly RichTextName[] = ['table', 'table_header', 'table_cell']
const defining: readonly RichTextName[] = ['heading', 'list_item', 'quote', 'callout']

function nodeSpec(name: RichTextName): NodeSpec {
  const rule = richTextNodes[name]
  const spec: NodeSpec = { content: contentOf(rule), marks: (rule.marks ?? []).join(' ') }
  if (name === 'doc') return spec
  if (name === 'text') return { inline: true }
  const { render, read } = nodeDom[name]
  const role = tableRoles[name]
  return {
    ...spec,
    attrs: attrsOf(rule.attributes),
    inline: name === 'hard_break',
    selectable: name !== 'hard_break',
    isolating: isolating.includes(name),
    defining: defining.includes(name),
    ...(role && { tableRole: role }),
    toDOM: ({ attrs }) => render(attrs),
    parseDOM: [...read],
  }
}

const markSpec = (name: RichTextMark): MarkSpec => ({
  attrs: attrsOf(richTextMarks[name].attributes),
  // Typing at the end of a link must not extend it.
  inclusive: name !== 'link',
  toDOM: ({ attrs }) => markDom[name].render(attrs),
  parseDOM: [...markDom[name].read],
})

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => {
  const isName = (name: string): name is Name => name in table
  return Object.keys(table).filter(isName)
}

const specs = <Name extends string, Spec>(
  table: Readonly<Record<Name, unknown>>,
  specOf: (name: Name) => Spec,
) => Object.fromEntries(namesOf(table).map((name) => [name, specOf(name)]))

/** Contains all nodes, so that text can be opened, and cleaned up, even if its field no longer allows something. */
export const editorSchema = new Schema({
  nodes: specs(richTextNodes, nodeSpec),
  marks: specs(richTextMarks, markSpec),
})

const isPart = (name: string | undefined, parts: readonly RichTextPart[]) => {
  const part = namesOf(richTextNodes).find((one) => one === name)
  const needed = part && richTextNodes[part].part
  return !needed || parts.includes(needed)
}

/** Content that the field doesn't allow keeps its text. */
export const parserFor = (parts: readonly RichTextPart[]): DOMParser =>
  new DOMParser(
    editorSchema,
    DOMParser.fromSchema(editorSchema).rules.filter(
      (rule) => rule.tag === undefined || isPart(rule.node, parts),
    ),
  )

/** ProseMirror drops unknown attributes silently. */
function hasUnknownAttributes(
  { attrs }: RichTextNode,
  rule: { attributes?: Attributes } | undefined,
) {
  if (typeof attrs !== 'object' || attrs === null) return false
  return Object.keys(attrs).some((name) => !(name in (rule?.attributes ?? {})))
}

const rulesOfNodes = new Map<string, { attributes?: Attributes }>(Object.entries(richTextNodes))
const rulesOfMarks = new Map<string, { attributes?: Attributes }>(Object.entries(richTextMarks))

const isUnknown = (node: RichTextNode) =>
  hasUnknownAttributes(node, rulesOfNodes.get(node.type)) ||
  nodesIn(node.marks).some((mark) => hasUnknownAttributes(mark, rulesOfMarks.get(mark.type)))

/** Undefined if the text contains anything the schema doesn't know: saving it would lose that. */
export function openRichText(stored: RichTextNode): Node | undefined {
  if (!isShallow(stored) || allNodes(stored).some(isUnknown)) return undefined
  try {
    const doc = editorSchema.nodeFromJSON(stored)
    doc.check()
    return doc
  } catch {
    return undefined
  }
}
