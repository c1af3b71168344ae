import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { textOf } from 'contract/content/rich-text/rich-text-node'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** One line per block, without formatting. */
export function cellOfRichText(json: string): string {
  const richText = parseRichText(json)
  return richText ? linesOf(textOf(richText)).join('\n') : ''
}

/** One paragraph per line. */
export function richTextOfCell(cell: string): string {
  const content = linesOf(cell).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return content.length > 0 ? JSON.stringify({ type: 'doc', content }) : ''
}
