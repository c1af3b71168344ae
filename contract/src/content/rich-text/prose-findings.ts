import { beginningOf } from '../../platform/shorten.ts'
import { saysNothing } from '../link-words.ts'
import { linksIn } from './prose-links.ts'
import { allNodes, attributeOf, childrenOf, nodesIn, type ProseNode, textOf } from './prose-node.ts'

/** As much of a text as tells which one is meant. */
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

/** So long is a heading at most: a longer bold paragraph is one that wants to be heard. */
const longestHeading = 80

const isBold = (node: ProseNode) => nodesIn(node.marks).some(({ type }) => type === 'bold')

/** Bold lines look like headings, and are none for whoever jumps from heading to heading. */
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

/** A table says in its first row, or in the first cell of each row, what its cells are. */
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

/** More characters in one paragraph are a wall on a phone. */
const longestParagraph = 1200

const longParagraphs = (prose: ProseNode): string[] =>
  ofType(prose, 'paragraph')
    .map(textOf)
    .filter((text) => text.length > longestParagraph)
    .map((text) => `The paragraph ${beginning(text)} is long. Split it up.`)

/** What of a rich text is allowed and seldom meant, each as a sentence. */
export const proseFindings = (prose: ProseNode): string[] => [
  ...new Set(
    [headingFindings, falseHeadings, tableFindings, linkFindings, longParagraphs].flatMap((find) =>
      find(prose),
    ),
  ),
]
