import { readOnlineLists } from './online-lists'
import { readBlocks, rename } from './pasted-blocks'
import { readLink } from './pasted-links'
import { readLooks } from './pasted-looks'
import { dropReviews, readFootnotes } from './pasted-reviews'
import { readWordLists } from './word-lists'

const noText =
  'head,style,script,noscript,template,meta,link,title,xml,iframe,object,embed,svg,math,canvas,audio,video,input,select,button,textarea,colgroup,col'

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Word uses classes where others use tags. */
const classes: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
}

function readClasses(body: Element): void {
  for (const [name, tag] of Object.entries(classes))
    for (const element of body.querySelectorAll(`p.${name}`)) rename(element, tag)
}

/** Headings are not allowed here and become bold lines. */
const noHeadings = 'td,th,li,blockquote,aside,figcaption'
const headings = 'h1,h2,h3,h4,h5,h6'

/** The page has its own `h1`, so the highest pasted level becomes `h2`. */
function rankHeadings(body: Element): void {
  for (const heading of body.querySelectorAll(headings)) {
    if (heading.textContent.trim() === '') heading.remove()
    else if (heading.closest(noHeadings)) {
      const line = rename(heading, 'p')
      const bold = line.ownerDocument.createElement('strong')
      bold.append(...line.childNodes)
      line.append(bold)
    }
  }
  const results = [...body.querySelectorAll(headings)]
  const top = Math.min(...results.map(({ tagName }) => Number(tagName[1])))
  for (const heading of results) {
    const rank = Number(heading.tagName[1])
    rename(heading, rank <= 2 && rank === top ? 'h2' : 'h3')
  }
}

/** Layout tables are unwrapped; cells in `thead` become headers. */
function readTables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'))
    const isInner = table.parentElement?.closest('table')
    if (isInner || table.querySelectorAll('td,th').length < 2) {
      for (const part of table.querySelectorAll('thead,tbody,tfoot,tr,td,th')) unwrap(part)
      unwrap(table)
      continue
    }
    // Header cells are bold anyway.
    for (const bold of table.querySelectorAll('th strong, thead strong')) unwrap(bold)
    for (const cell of table.querySelectorAll('thead td')) {
      const head = rename(cell, 'th')
      for (const name of ['colspan', 'rowspan']) {
        const value = cell.getAttribute(name)
        if (value) head.setAttribute(name, value)
      }
    }
  }
}

const inline = 'a,strong,em,sup,sub,s,br'
const isInlineNode = (node: Node | null) =>
  node instanceof Element ? node.matches(inline) : (node?.nodeValue ?? '').trim() !== ''

const isInLine = ({ previousSibling, nextSibling }: Element) =>
  isInlineNode(previousSibling) || isInlineNode(nextSibling)

/** Lines that were left free, and spaces that only move things. */
function tidySpaces(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '').replace(
      /[\s\u00a0]*\u00a0[\s\u00a0]+|[\s\u00a0]+\u00a0[\s\u00a0]*/g,
      ' ',
    )
  for (const end of body.querySelectorAll('br')) if (!isInLine(end)) end.remove()
  for (const line of body.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img')) line.remove()
}

const allowedAttributes = ['href', 'colspan', 'rowspan', 'start']

function dropAttributes(body: Element): void {
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!allowedAttributes.includes(name)) element.removeAttribute(name)
}

/** Keeps headings, lists, tables, links, bold and italics. Content copied from this editor comes back unchanged. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector('[data-pm-slice]')) return html
  for (const element of body.querySelectorAll(noText)) element.remove()
  for (const element of [...body.querySelectorAll('*')]) if (isHidden(element)) element.remove()
  dropReviews(body)
  readFootnotes(body)
  readClasses(body)
  readWordLists(body)
  readOnlineLists(body)
  readBlocks(body)
  readLooks(body)
  for (const link of body.querySelectorAll('a')) {
    const href = readLink(link.getAttribute('href') ?? '', location.origin)
    if (href) link.setAttribute('href', href)
    else unwrap(link)
  }
  readTables(body)
  rankHeadings(body)
  tidySpaces(body)
  dropAttributes(body)
  return body.innerHTML
}
