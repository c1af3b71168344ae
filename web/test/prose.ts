import type { ProseNode } from 'contract/content/rich-text/prose-node'

type Mark = { type: string; attrs?: Record<string, unknown> }

/** Pieces of rich text, as ProseMirror writes them. */
export const words = (text: string, ...marks: Mark[]): ProseNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
export const linkTo = (href: string): Mark => ({ type: 'link', attrs: { href } })
export const piece = (type: string, ...content: ProseNode[]): ProseNode => ({ type, content })
export const paragraph = (text: string): ProseNode => piece('paragraph', words(text))
export const heading = (level: number, text: string): ProseNode => ({
  type: 'heading',
  attrs: { level },
  content: text ? [words(text)] : [],
})
export const aDoc = (...content: ProseNode[]) => ({ type: 'doc' as const, content })

const cell = (type: string, text: string): ProseNode => piece(type, paragraph(text))
/** A table whose first row are heads. */
export const aTable = (...rows: string[][]): ProseNode =>
  piece(
    'table',
    ...rows.map((row, place) =>
      piece(
        'table_row',
        ...row.map((text) => cell(place === 0 ? 'table_header' : 'table_cell', text)),
      ),
    ),
  )
