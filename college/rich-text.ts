import type { ContentOf } from 'contract/content/types'

type Doc = ContentOf<'page'>['body']
export type Node = { type: string; [name: string]: unknown }

const piece = (type: string, content: readonly Node[], attrs?: object): Node => ({
  type,
  content,
  ...(attrs && { attrs }),
})

const words = (text: string): Node => ({ type: 'text', text })

/** Text of a link, and where it leads: a path of this site or a full address. */
export const textLink = (text: string, href: string): Node => ({
  ...words(text),
  marks: [{ type: 'link', attrs: { href } }],
})

type Piece = string | Node
const inline = (pieces: readonly Piece[]) =>
  pieces.map((one) => (typeof one === 'string' ? words(one) : one))

export const paragraph = (...pieces: readonly Piece[]): Node => piece('paragraph', inline(pieces))

export const heading = (text: string): Node => piece('heading', [words(text)], { level: 2 })

export const blocks = (entries: readonly (string | Node)[]): Node[] =>
  entries.map((entry) => (typeof entry === 'string' ? paragraph(entry) : entry))

const items = (entries: readonly (string | Node)[]) =>
  blocks(entries).map((block) => piece('list_item', [block]))

export const bullets = (...entries: readonly (string | Node)[]): Node =>
  piece('bullet_list', items(entries))

export const steps = (...entries: readonly (string | Node)[]): Node =>
  piece('ordered_list', items(entries), { order: 1 })

export const callout = (...pieces: readonly Piece[]): Node =>
  piece('callout', [paragraph(...pieces)])

const cell = (type: string, text: string): Node =>
  piece(type, [text ? paragraph(text) : piece('paragraph', [])], { colspan: 1, rowspan: 1 })

export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): Node =>
  piece('table', [
    piece(
      'table_row',
      columns.map((title) => cell('table_header', title)),
    ),
    ...rows.map((row) =>
      piece(
        'table_row',
        row.map((text) => cell('table_cell', text)),
      ),
    ),
  ])

/** A document of `starting-documents.ts`. */
export const download = (item: string): Node => ({ type: 'download', attrs: { item } })

export const doc = (...blocks: readonly Node[]): Doc => ({ type: 'doc', content: [...blocks] })
