import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'

type Mark = { type: string; attrs?: Record<string, unknown> }

/** Nodes as ProseMirror writes them. */
export const words = (text: string, ...marks: Mark[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
export const linkTo = (href: string): Mark => ({ type: 'link', attrs: { href } })
export const piece = (type: string, ...content: RichTextNode[]): RichTextNode => ({ type, content })
export const paragraph = (text: string): RichTextNode => piece('paragraph', words(text))
export const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: text ? [words(text)] : [],
})
export const aDoc = (...content: RichTextNode[]) => ({ type: 'doc' as const, content })

const cell = (type: string, text: string): RichTextNode => piece(type, paragraph(text))
/** A table with a header row. */
export const aTable = (...rows: string[][]): RichTextNode =>
  piece(
    'table',
    ...rows.map((row, index) =>
      piece(
        'table_row',
        ...row.map((text) => cell(index === 0 ? 'table_header' : 'table_cell', text)),
      ),
    ),
  )
