import { parseProse } from 'contract/content/rich-text/prose-field'
import { textOf } from 'contract/content/rich-text/prose-node'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** One line per block, without formatting. */
export function cellOfProse(json: string): string {
  const prose = parseProse(json)
  return prose ? linesOf(textOf(prose)).join('\n') : ''
}

/** One paragraph per line. */
export function proseOfCell(cell: string): string {
  const content = linesOf(cell).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return content.length > 0 ? JSON.stringify({ type: 'doc', content }) : ''
}
