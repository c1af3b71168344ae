/** A piece of rich text, as ProseMirror writes it. Nothing is known of it but what it is called. */
export type ProseNode = { type: string; [name: string]: unknown }

const isNode = (value: unknown): value is ProseNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The pieces of a list of them; what is none is left out. */
export const nodesIn = (list: unknown): ProseNode[] =>
  Array.isArray(list) ? list.filter(isNode) : []

/** The pieces that a piece is made of. */
export const childrenOf = ({ content }: ProseNode): ProseNode[] => nodesIn(content)

/** What is said of a piece or a mark by a name; undefined when nothing is. */
export function attributeOf({ attrs }: ProseNode, name: string): unknown {
  return typeof attrs === 'object' && attrs !== null
    ? Object.entries(attrs).find(([key]) => key === name)?.[1]
    : undefined
}

/** How deep pieces may lie in each other: more is written by no editor. What lies deeper is not looked at. */
const deepest = 24

const raised: Readonly<Record<string, string>> = {
  superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ',
  subscript: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ',
}
const level = [...'0123456789+-=()ni']

/** Plain text has digits and signs of another height, and few letters: “1st” is as good without. */
function atHeight(text: string, mark: string): string {
  const forms = [...(raised[mark] ?? '')]
  const drawn = [...text.replaceAll('−', '-')].map((char) => forms[level.indexOf(char)])
  return drawn.every((char) => char !== undefined) ? drawn.join('') : text
}

/** What words say without marks: 2¹⁰ is not 210, and what was struck out is not said. */
function wordsOf({ text, marks }: ProseNode): string {
  if (typeof text !== 'string') return ''
  const names = nodesIn(marks).map(({ type }) => type)
  return names.includes('strike') ? '' : names.reduce(atHeight, text)
}

/** What stands between the parts of a piece, where it is no line of its own. */
const between: Readonly<Record<string, string>> = { paragraph: '', heading: '', table_row: ' | ' }

/** What a piece says, without its looks: a line for each block, and for each row of a table. */
export function textOf(node: ProseNode, depth = 0): string {
  if (node.type === 'text') return wordsOf(node)
  if (node.type === 'hard_break') return '\n'
  if (depth > deepest) return ''
  return childrenOf(node)
    .map((child) => textOf(child, depth + 1))
    .join(between[node.type] ?? '\n')
}

/** A piece and all that is in it, each before what it is made of. */
export const allNodes = (node: ProseNode, depth = 0): ProseNode[] => [
  node,
  ...(depth > deepest ? [] : childrenOf(node).flatMap((child) => allNodes(child, depth + 1))),
]

/** The blocks of a rich text, whatever is stored as such. */
export const blocksOf = (prose: unknown): ProseNode[] => nodesIn([prose]).flatMap(childrenOf)

/** Whether the pieces lie no deeper in each other than they may. */
export function isShallow(node: ProseNode): boolean {
  let level = [node]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    level = level.flatMap(childrenOf)
  }
  return true
}
