import { truncateTo } from '../../platform/shorten.ts'
import { isVagueLinkText } from '../link-texts.ts'
import { linksIn } from './rich-text-links.ts'
import {
  allNodes,
  attributeOf,
  childrenOf,
  nodesIn,
  type RichTextNode,
  textOf,
} from './rich-text-node.ts'

const beginning = (text: string) => {
  const words = text.trim().replace(/\s+/g, ' ')
  return words.length > 40 ? `“${truncateTo(words, 39)}…”` : `“${words}”`
}

const ofType = (richText: RichTextNode, type: string) =>
  allNodes(richText).filter((node) => node.type === type)

function headingProblems(richText: RichTextNode): string[] {
  let isUnderHeading = false
  return ofType(richText, 'heading').flatMap((heading) => {
    const isSub = attributeOf(heading, 'level') === 3
    const isOrphan = isSub && !isUnderHeading
    isUnderHeading ||= !isSub
    if (textOf(heading).trim() === '') return ['A heading is empty']
    return isOrphan ? [`The subheading ${beginning(textOf(heading))} has no heading above it`] : []
  })
}

/** A longer bold paragraph is emphasis, not a heading. */
const longestHeading = 80

const isBold = (node: RichTextNode) => nodesIn(node.marks).some(({ type }) => type === 'bold')

/** Bold lines look like headings, but screen readers can't jump to them. */
const falseHeadings = (richText: RichTextNode): string[] =>
  childrenOf(richText).flatMap((block) => {
    const words = childrenOf(block).filter((node) => textOf(node).trim() !== '')
    const text = textOf(block).trim()
    const isHeading =
      block.type === 'paragraph' && words.length > 0 && words.every(isBold) && !/[.!?।]$/.test(text)
    return isHeading && text.length <= longestHeading
      ? [`${beginning(text)} looks like a heading. Format it as one.`]
      : []
  })

const isHead = ({ type }: RichTextNode) => type === 'table_header'

function hasHeads(table: RichTextNode): boolean {
  const rows = childrenOf(table).map(childrenOf)
  const [first = []] = rows
  return first.every(isHead) || rows.every(([cell]) => !cell || isHead(cell))
}

const tableProblems = (richText: RichTextNode): string[] =>
  ofType(richText, 'table').flatMap((table) =>
    hasHeads(table)
      ? []
      : [`The table starting with ${beginning(textOf(table))} has no header row`],
  )

const linkProblems = (richText: RichTextNode): string[] =>
  linksIn(richText).flatMap(({ text }) =>
    isVagueLinkText(text.trim()) ? [`“${text.trim()}” doesn’t say where the link leads`] : [],
  )

/** Longer paragraphs are hard to read on a phone. */
const longestParagraph = 1200

const longParagraphs = (richText: RichTextNode): string[] =>
  ofType(richText, 'paragraph')
    .map(textOf)
    .filter((text) => text.length > longestParagraph)
    .map((text) => `The paragraph ${beginning(text)} is long. Split it up.`)

export const richTextProblems = (richText: RichTextNode): string[] => [
  ...new Set(
    [headingProblems, falseHeadings, tableProblems, linkProblems, longParagraphs].flatMap((find) =>
      find(richText),
    ),
  ),
]
