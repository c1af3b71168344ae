import {
  attributeOf,
  childrenOf,
  type RichTextNode,
  textOf,
} from 'contract/content/rich-text/rich-text-node'

type Column = { title: string; isNumber: boolean }

const number = /^[₹+−-]?[\d.,]+\s?%?$/

const textIn = (cell: RichTextNode | undefined) => (cell ? textOf(cell).trim() : '')

const isMerged = (cell: RichTextNode) =>
  ['colspan', 'rowspan'].some((name) => Number(attributeOf(cell, name) ?? 1) > 1)

/** Of a table whose first row names them; empty for any other. */
export function tableColumns(table: RichTextNode): Column[] {
  const [head = [], ...rows] = childrenOf(table).map(childrenOf)
  const isPlain = [head, ...rows].every(
    (cells) => cells.length === head.length && !cells.some(isMerged),
  )
  if (!isPlain || !head.every(({ type }) => type === 'table_header')) return []
  return head.map((cell, index) => {
    const texts = rows.map((cells) => textIn(cells[index]))
    const isNumber = index > 0 && texts.length > 1 && texts.every((text) => number.test(text))
    return { title: textIn(cell), isNumber }
  })
}
