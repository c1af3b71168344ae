import { hrefOf, isLinkTarget } from 'contract/content/rich-text/link-target'
import type {
  ReferenceName,
  RichTextMark,
  RichTextName,
} from 'contract/content/rich-text/rich-text-table'
import type { DOMOutputSpec, TagParseRule } from 'prosemirror-model'

type Attributes = Readonly<Record<string, unknown>>

type Dom = {
  render: (attributes: Attributes) => DOMOutputSpec
  read: readonly TagParseRule[]
}

const tag = (name: string): Dom => ({ render: () => [name, 0], read: [{ tag: name }] })

const span = (cell: HTMLElement, name: string, most: number) =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), most)

const cell = (name: 'td' | 'th'): Dom => ({
  render: ({ colspan, rowspan }) => [
    name,
    { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) },
    0,
  ],
  read: [
    {
      tag: name,
      getAttrs: (element) => ({
        colspan: span(element, 'colspan', 50),
        rowspan: span(element, 'rowspan', 500),
      }),
    },
  ],
})

const reference = (name: ReferenceName): Dom => ({
  render: ({ item }) => ['figure', { [`data-${name}`]: item }],
  read: [
    {
      tag: `figure[data-${name}]`,
      getAttrs: (element) => ({ item: element.getAttribute(`data-${name}`) }),
    },
  ],
})

export const nodeDom: Readonly<Record<Exclude<RichTextName, 'doc' | 'text'>, Dom>> = {
  paragraph: tag('p'),
  heading: {
    render: ({ level }) => [`h${level}`, 0],
    read: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  },
  bullet_list: tag('ul'),
  ordered_list: {
    render: ({ order }) => ['ol', order === 1 ? {} : { start: order }, 0],
    read: [{ tag: 'ol', getAttrs: (element) => ({ order: span(element, 'start', 9999) }) }],
  },
  list_item: tag('li'),
  quote: tag('blockquote'),
  callout: tag('aside'),
  // Scrolls sideways: it can be wider than a phone.
  table: { render: () => ['div', ['table', ['tbody', 0]]], read: [{ tag: 'table' }] },
  table_row: tag('tr'),
  table_header: cell('th'),
  table_cell: cell('td'),
  picture: reference('picture'),
  download: reference('download'),
  person: reference('person'),
  course: reference('course'),
  hard_break: { render: () => ['br'], read: [{ tag: 'br' }] },
}

export const markDom: Readonly<Record<RichTextMark, Dom>> = {
  link: {
    // Unsafe targets get no `href`. Links to entries have none in the editor.
    render: ({ href }) => ['a', { href: hrefOf(href) ?? '', 'data-target': href }, 0],
    read: [
      {
        tag: 'a[data-target], a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('data-target') ?? element.getAttribute('href')
          return href && isLinkTarget(href) ? { href } : false
        },
      },
    ],
  },
  bold: tag('strong'),
  italic: tag('em'),
  superscript: tag('sup'),
  subscript: tag('sub'),
  strike: tag('s'),
}
