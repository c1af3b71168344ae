import { beginningOf } from '../../platform/shorten.ts'
import { saysNothing } from '../link-words.ts'
import { linksIn } from './prose-links.ts'
import { allNodes, attributeOf, childrenOf, nodesIn, type ProseNode, textOf } from './prose-node.ts'

const beginning = (text: string) => {
  const words = text.trim().replace(/\s+/g, ' ')
  return words.length > 40 ? `“${beginningOf(words, 39)}…”` : `“${words}”`
}

const ofType = (prose: ProseNode, type: string) =>
  allNodes(prose).filter((node) => node.type === type)

function headingFindings(prose: ProseNode): string[] {
  let isUnderHeading = false
  return ofType(prose, 'heading').flatMap((heading) => {
    const isSub = attributeOf(heading, 'level') === 3
    const isOrphan = isSub && !isUnderHeading
    isUnderHeading ||= !isSub
    if (textOf(heading).trim() === '') return ['A heading is empty']
    return isOrphan ? [`The subheading ${beginning(textOf(heading))} has no heading above it`] : []
  })
}

/** A longer bold paragraph is emphasis, not a heading. */
const longestHeading = 80

const isBold = (node: ProseNode) => nodesIn(node.marks).some(({ type }) => type === 'bold')

/** Bold lines look like headings, but screen readers can't jump to them. */
const falseHeadings = (prose: ProseNode): string[] =>
  childrenOf(prose).flatMap((block) => {
    const words = childrenOf(block).filter((node) => textOf(node).trim() !== '')
    const text = textOf(block).trim()
    const isHeading =
      block.type === 'paragraph' && words.length > 0 && words.every(isBold) && !/[.!?।]$/.test(text)
    return isHeading && text.length <= longestHeading
      ? [`${beginning(text)} looks like a heading. Format it as one.`]
      : []
  })

const isHead = ({ type }: ProseNode) => type === 'table_header'

function hasHeads(table: ProseNode): boolean {
  const rows = childrenOf(table).map(childrenOf)
  const [first = []] = rows
  return first.every(isHead) || rows.every(([cell]) => !cell || isHead(cell))
}

const tableFindings = (prose: ProseNode): string[] =>
  ofType(prose, 'table').flatMap((table) =>
    hasHeads(table)
      ? []
      : [`The table starting with ${beginning(textOf(table))} has no header row`],
  )

const linkFindings = (prose: ProseNode): string[] =>
  linksIn(prose).flatMap(({ text }) =>
    saysNothing(text.trim()) ? [`“${text.trim()}” doesn’t say where the link leads`] : [],
  )

/** Longer paragraphs are hard to read on a phone. */
const longestParagraph = 1200

const longParagraphs = (prose: ProseNode): string[] =>
  ofType(prose, 'paragraph')
    .map(textOf)
    .filter((text) => text.length > longestParagraph)
    .map((text) => `The paragraph ${beginning(text)} is long. Split it up.`)

export const proseFindings = (prose: ProseNode): string[] => [
  ...new Set(
    [headingFindings, falseHeadings, tableFindings, linkFindings, longParagraphs].flatMap((find) =>
      find(prose),
    ),
  ),
]
