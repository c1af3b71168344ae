/** A ProseMirror node, not validated. */
export type RichTextNode = { type: string; [name: string]: unknown }

const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const nodesIn = (list: unknown): RichTextNode[] =>
  Array.isArray(list) ? list.filter(isNode) : []

export const childrenOf = ({ content }: RichTextNode): RichTextNode[] => nodesIn(content)

export function attributeOf({ attrs }: RichTextNode, name: string): unknown {
  return typeof attrs === 'object' && attrs !== null
    ? Object.entries(attrs).find(([key]) => key === name)?.[1]
    : undefined
}

/** Depth limit against hostile input; no editor writes more. */
const deepest = 24

const usual = '0123456789+-=()ni'
const heights: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  superscript: heightOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'),
  subscript: heightOf('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ'),
}

function heightOf(forms: string): ReadonlyMap<string, string> {
  const all = [...forms]
  return new Map([...usual].map((char, index) => [char, all[index] ?? char]))
}

/** Plain text can show digits and signs as superscript, but few letters; “1st” reads well without. */
function atHeight(text: string, forms: ReadonlyMap<string, string>): string {
  const rendered = [...text.replaceAll('−', '-')].map((char) => forms.get(char))
  return rendered.every((char) => char !== undefined) ? rendered.join('') : text
}

/** 2¹⁰ must not become 210, and struck-out text is left out. */
function wordsOf({ text, marks }: RichTextNode): string {
  if (typeof text !== 'string') return ''
  // Each mark once, however often an unchecked text repeats it.
  const names = new Set(nodesIn(marks).map(({ type }) => type))
  if (names.has('strike')) return ''
  const heightsOfText = Object.entries(heights).filter(([name]) => names.has(name))
  return heightsOfText.reduce((words, [, forms]) => atHeight(words, forms), text)
}

const between: Readonly<Record<string, string>> = { paragraph: '', heading: '', table_row: ' | ' }

function textAt(node: RichTextNode, depth: number): string {
  if (node.type === 'text') return wordsOf(node)
  if (node.type === 'hard_break') return '\n'
  if (depth > deepest) return ''
  return childrenOf(node)
    .map((child) => textAt(child, depth + 1))
    .join(between[node.type] ?? '\n')
}

const nodesAt = (node: RichTextNode, depth: number): RichTextNode[] => [
  node,
  ...(depth > deepest ? [] : childrenOf(node).flatMap((child) => nodesAt(child, depth + 1))),
]

// A depth that could be passed would be the index of a block in `map`.
export const textOf = (node: RichTextNode): string => textAt(node, 0)
export const allNodes = (node: RichTextNode): RichTextNode[] => nodesAt(node, 0)

export const blocksOf = (richText: unknown): RichTextNode[] =>
  nodesIn([richText]).flatMap(childrenOf)

export function isShallow(node: RichTextNode): boolean {
  let level = [node]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    level = level.flatMap(childrenOf)
  }
  return true
}

/** Pictures, downloads and tables are content. */
export const isBlankRichText = (value: unknown): boolean =>
  blocksOf(value).every((block) => block.type === 'paragraph' && textOf(block).trim() === '')
