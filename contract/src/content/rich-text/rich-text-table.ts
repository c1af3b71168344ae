import type { ReferenceTarget } from '../data.ts'

export const richTextReferences = {
  picture: { label: 'picture', target: 'picture' },
  download: { label: 'download', target: 'document' },
  person: { label: 'person', target: 'member' },
  course: { label: 'course', target: 'entry' },
} as const satisfies Record<string, { label: string; target: ReferenceTarget['kind'] }>
export type ReferenceName = keyof typeof richTextReferences
export const isReferenceName = (name: string): name is ReferenceName =>
  Object.hasOwn(richTextReferences, name)
export const referenceNames = Object.keys(richTextReferences).filter(isReferenceName)

export type RichTextPart = 'heading' | 'list' | 'table' | 'quote' | 'callout' | ReferenceName

/** One of some numbers, a count (default 1), a link, or an id. */
export type RichTextAttribute =
  | { oneOf: readonly number[] }
  | { count: number }
  | { link: true }
  | { target: ReferenceTarget['kind'] }

export type RichTextRule = {
  label: string
  part?: RichTextPart
  content?: { of: readonly RichTextName[]; least: 0 | 1; first?: RichTextName }
  marks?: readonly RichTextMark[]
  attributes?: Readonly<Record<string, RichTextAttribute>>
}

export type RichTextName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'quote'
  | 'callout'
  | 'table'
  | 'table_row'
  | 'table_header'
  | 'table_cell'
  | ReferenceName
  | 'hard_break'
  | 'text'
export type RichTextMark = 'link' | 'bold' | 'italic' | 'superscript' | 'subscript' | 'strike'

const paragraphsAndLists = ['paragraph', 'bullet_list', 'ordered_list'] as const
const allMarks = ['link', 'bold', 'italic', 'superscript', 'subscript', 'strike'] as const
const cell = {
  part: 'table',
  content: { of: paragraphsAndLists, least: 1 },
  attributes: { colspan: { count: 50 }, rowspan: { count: 500 } },
} as const

const reference = (name: ReferenceName): RichTextRule => ({
  label: richTextReferences[name].label,
  part: name,
  attributes: { item: { target: richTextReferences[name].target } },
})

/** Single source for the contract's schema, the editor's schema and the website. Names are ProseMirror's. */
export const richTextNodes: Readonly<Record<RichTextName, RichTextRule>> = {
  doc: {
    label: 'text',
    content: {
      of: [
        'paragraph',
        'heading',
        'bullet_list',
        'ordered_list',
        'quote',
        'callout',
        'table',
        ...referenceNames,
      ],
      least: 1,
    },
  },
  paragraph: {
    label: 'paragraph',
    content: { of: ['text', 'hard_break'], least: 0 },
    marks: allMarks,
  },
  heading: {
    label: 'heading',
    part: 'heading',
    content: { of: ['text'], least: 0 },
    marks: ['link', 'italic', 'superscript', 'subscript'],
    attributes: { level: { oneOf: [2, 3] } },
  },
  bullet_list: { label: 'list', part: 'list', content: { of: ['list_item'], least: 1 } },
  ordered_list: {
    label: 'numbered list',
    part: 'list',
    content: { of: ['list_item'], least: 1 },
    attributes: { order: { count: 9999 } },
  },
  list_item: {
    label: 'list item',
    part: 'list',
    content: { of: paragraphsAndLists, least: 1, first: 'paragraph' },
  },
  quote: { label: 'quotation', part: 'quote', content: { of: ['paragraph'], least: 1 } },
  callout: { label: 'call-out', part: 'callout', content: { of: paragraphsAndLists, least: 1 } },
  table: { label: 'table', part: 'table', content: { of: ['table_row'], least: 1 } },
  table_row: {
    label: 'table row',
    part: 'table',
    content: { of: ['table_header', 'table_cell'], least: 0 },
  },
  table_header: { ...cell, label: 'table header cell' },
  table_cell: { ...cell, label: 'table cell' },
  picture: reference('picture'),
  download: reference('download'),
  person: reference('person'),
  course: reference('course'),
  hard_break: { label: 'line break' },
  text: { label: 'text' },
}

export const richTextMarks: Readonly<
  Record<RichTextMark, Pick<RichTextRule, 'label' | 'attributes'>>
> = {
  link: { label: 'link', attributes: { href: { link: true } } },
  bold: { label: 'bold' },
  italic: { label: 'italic' },
  superscript: { label: 'superscript' },
  subscript: { label: 'subscript' },
  strike: { label: 'strikethrough' },
}
