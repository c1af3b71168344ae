import { allNodes, childrenOf, type RichTextNode } from 'contract/content/rich-text/rich-text-node'

const isInline = ({ type }: RichTextNode) => type === 'text' || type === 'hard_break'

/** Paragraphs and headings, also those of lists and tables. */
const isLine = (node: RichTextNode) => childrenOf(node).some(isInline)

const isDoc = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

/** Undefined if parts of the line look different, such as a link: a cell can't say where they belong. */
function textOfLine(line: RichTextNode): string | undefined {
  const parts = childrenOf(line)
  const [first] = parts
  const isPlain = parts.every(
    ({ type, marks }) => type === 'text' && JSON.stringify(marks) === JSON.stringify(first?.marks),
  )
  const text = parts.map(({ text }) => String(text)).join('')
  return isPlain && !/[\r\n]/.test(text) ? text.trim() : undefined
}

const linesIn = (doc: RichTextNode) => allNodes(doc).filter(isLine).map(textOfLine)

/** As a cell shows it: rich text with a line for each paragraph. Undefined if a cell can't show all of it. */
export function cellTextOf(text: unknown): string | undefined {
  if (typeof text === 'string') return text
  if (!isDoc(text)) return undefined
  const lines = linesIn(text)
  return lines.every((line) => line !== undefined && line !== '') ? lines.join('\n') : undefined
}

/** How many lines both have, if these differ. */
type OtherLines = { english: number; translated: number }

/** The English document with other words; its headings, lists and tables stay. */
export function fromCellText(english: unknown, cell: string): { text: unknown } | OtherLines {
  if (!isDoc(english)) return { text: cell.trim().replace(/\r\n?/g, '\n') }
  const lines = cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  const expected = linesIn(english).length
  if (lines.length !== expected) return { english: expected, translated: lines.length }
  let at = 0
  const translated = (node: RichTextNode): RichTextNode => {
    if (!isLine(node))
      return 'content' in node ? { ...node, content: childrenOf(node).map(translated) } : node
    const [first] = childrenOf(node)
    return { ...node, content: [{ ...first, type: 'text', text: lines[at++] ?? '' }] }
  }
  return { text: translated(english) }
}
