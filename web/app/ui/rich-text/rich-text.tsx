import { hrefOf } from 'contract/content/rich-text/link-target'
import {
  attributeOf,
  childrenOf,
  nodesIn,
  type RichTextNode,
  textOf,
} from 'contract/content/rich-text/rich-text-node'
import type { RichTextMark, RichTextName } from 'contract/content/rich-text/rich-text-table'
import { createElement, Fragment, type ReactNode } from 'react'
import { partHere } from '#app/lib/languages/page-language'
import { DocumentLink, isDocument } from '#app/ui/document-link'
import { Figure, isPublicPicture } from '#app/ui/figure'
import { Link } from '#app/ui/link'
import { isCard, ReferenceCard } from './reference-card'
import { tableColumns } from './table-columns'

type Look = (node: RichTextNode, inside: ReactNode) => ReactNode
type Renderer = (node: RichTextNode) => ReactNode

function numberOf(node: RichTextNode, name: string) {
  const value = attributeOf(node, name)
  return typeof value === 'number' ? value : undefined
}

const isHead = ({ type }: RichTextNode) => type === 'table_header'

/** With more columns, the rows of a table become lists on a phone. */
const mostOnAPhone = 3

/** In a header row, headers apply to columns only. */
function renderRow(row: RichTextNode, columns: ReturnType<typeof tableColumns> = []) {
  const cells = childrenOf(row)
  const scope = cells.every(isHead) ? 'col' : 'row'
  const isStacked = columns.length > mostOnAPhone
  const rendered = cells.map((cell, index) => {
    const column = columns[index]
    const title = isStacked ? column?.title : undefined
    const [tag, attributes] = isHead(cell) ? ['th', { scope }] : ['td', { 'data-title': title }]
    const className = column?.isNumber ? 'number' : undefined
    const spans = { colSpan: numberOf(cell, 'colspan'), rowSpan: numberOf(cell, 'rowspan') }
    return createElement(tag, { className, ...attributes, ...spans }, renderChildren(cell))
  })
  return createElement('tr', null, ...rendered)
}

/** Scrollable by keyboard when wider than the screen. */
const renderTable: Renderer = (table) => {
  const columns = tableColumns(table)
  const className = columns.length > mostOnAPhone ? 'stacked' : undefined
  const rows = childrenOf(table).map((row) => renderRow(row, columns))
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <div role="group" aria-label="Table" tabIndex={0}>
      {inDirection('table', table, createElement('tbody', null, ...rows), { className })}
    </div>
  )
}

/** The server replaces ids with what they refer to. */
function matchesIn<Found>(node: RichTextNode, isOne: (value: unknown) => value is Found) {
  const result = attributeOf(node, 'found')
  return isOne(result) ? result : undefined
}

const renderCard: Renderer = (node) => {
  const card = matchesIn(node, isCard)
  return card && <ReferenceCard card={card} />
}

const inLanguage = (tag: string, node: RichTextNode, inside: ReactNode, text = {}) =>
  createElement(tag, { ...partHere(textOf(node)), ...text }, inside)

/** Sets the direction, for bullets and columns. */
const inDirection = (tag: string, node: RichTextNode, inside: ReactNode, text = {}) => {
  const { dir } = partHere(textOf(node))
  return createElement(tag, { ...(dir === 'rtl' && { dir }), ...text }, inside)
}

/** Render what they contain themselves, if anything. */
const renderers = {
  table: renderTable,
  table_row: (node) => renderRow(node),
  picture: (node) => <Figure picture={matchesIn(node, isPublicPicture)} />,
  download: (node) => <DocumentLink document={matchesIn(node, isDocument)} />,
  person: renderCard,
  course: renderCard,
  hard_break: () => <br />,
  text: ({ text }) => (typeof text === 'string' ? text : null),
} satisfies Partial<Record<RichTextName, Renderer>>

type Around = Exclude<RichTextName, 'doc' | 'table_header' | 'table_cell' | keyof typeof renderers>
const looks: Record<Around, Look> = {
  paragraph: (node, inside) => childrenOf(node).length > 0 && inLanguage('p', node, inside),
  heading: (node, inside) => inLanguage(numberOf(node, 'level') === 3 ? 'h3' : 'h2', node, inside),
  bullet_list: (node, inside) => inDirection('ul', node, inside),
  ordered_list: (node, inside) =>
    inDirection('ol', node, inside, { start: numberOf(node, 'order') }),
  list_item: (_, inside) => <li>{inside}</li>,
  quote: (node, inside) => inDirection('blockquote', node, inside),
  callout: (node, inside) => inDirection('aside', node, inside),
}
const marks: Record<Exclude<RichTextMark, 'link'>, Look> = {
  bold: (_, inside) => <strong>{inside}</strong>,
  italic: (_, inside) => <em>{inside}</em>,
  superscript: (_, inside) => <sup>{inside}</sup>,
  subscript: (_, inside) => <sub>{inside}</sub>,
  strike: (_, inside) => <s>{inside}</s>,
}
// Maps have no inherited keys.
const knownRenderers = new Map<string, Renderer>(Object.entries(renderers))
const known = new Map<string, Look>(Object.entries({ ...looks, ...marks }))

/** Unknown nodes show their content. */
const render = (node: RichTextNode): ReactNode =>
  nodesIn(node.marks).reduceRight<ReactNode>(
    (inside, mark) => known.get(mark.type)?.(mark, inside) ?? inside,
    renderNode(node),
  )

function renderNode(node: RichTextNode): ReactNode {
  const renderer = knownRenderers.get(node.type)
  if (renderer) return renderer(node)
  const inside = renderChildren(node)
  return known.get(node.type)?.(node, inside) ?? inside
}

const hrefIn = (node: RichTextNode) =>
  nodesIn(node.marks)
    .filter(({ type }) => type === 'link')
    .map((mark) => hrefOf(attributeOf(mark, 'href')))[0]

const renderLink = (href: string, words: ReactNode[]) =>
  href.startsWith('/')
    ? createElement(Link, { to: href }, ...words)
    : createElement('a', { href }, ...words)

/** Neighbours with the same link become one link, whatever their marks. */
function renderChildren(node: RichTextNode): ReactNode {
  const groups: { href: string | undefined; drawn: ReactNode[] }[] = []
  for (const child of childrenOf(node)) {
    const href = hrefIn(child)
    const last = groups.at(-1)
    if (last && last.href === href) last.drawn.push(render(child))
    else groups.push({ href, drawn: [render(child)] })
  }
  return createElement(
    Fragment,
    null,
    ...groups.flatMap(({ href, drawn }) => (href ? renderLink(href, drawn) : drawn)),
  )
}

/** Unknown content is shown as far as possible, and none of it can run. */
export const RichText = ({ of }: { of: RichTextNode }) => (
  <div className="prose">{renderChildren(of)}</div>
)
