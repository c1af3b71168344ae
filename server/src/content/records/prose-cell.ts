import { parseProse } from 'contract/content/rich-text/prose-field'
import { textOf } from 'contract/content/rich-text/prose-node'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What stored rich text says, as a cell of a table has it: a line for each block, without looks. */
export function cellOfProse(json: string): string {
  const prose = parseProse(json)
  return prose ? linesOf(textOf(prose)).join('\n') : ''
}

/** The rich text that such a cell is, as it is stored: a paragraph for each line. */
export function proseOfCell(cell: string): string {
  const content = linesOf(cell).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return content.length > 0 ? JSON.stringify({ type: 'doc', content }) : ''
}
