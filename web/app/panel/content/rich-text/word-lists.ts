type Item = { paragraph: Element; level: number; marker: string }

const isComment = (node: ChildNode, text: string) =>
  node.nodeType === Node.COMMENT_NODE && (node.nodeValue ?? '').includes(text)

function markerIn(paragraph: Element): ChildNode[] {
  const nodes = [...paragraph.childNodes]
  const start = nodes.findIndex((node) => isComment(node, '!supportLists'))
  const end = nodes.findIndex((node, index) => index > start && isComment(node, 'endif'))
  if (start !== -1 && end !== -1) return nodes.slice(start, end + 1)
  return [...paragraph.querySelectorAll<HTMLElement>('span[style*="mso-list" i]')]
}

function extractMarker(paragraph: Element): string {
  const nodes = markerIn(paragraph)
  for (const node of nodes) node.remove()
  const words = nodes.filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
  return words.map(({ textContent }) => textContent?.trim()).join('')
}

function itemOf(paragraph: Element): Item | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1]
  return level ? { paragraph, level: Number(level), marker: extractMarker(paragraph) } : undefined
}

const isNumbered = (marker: string) => /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker)

function newList({ marker, paragraph }: Item): Element {
  const list = paragraph.ownerDocument.createElement(isNumbered(marker) ? 'ol' : 'ul')
  const start = /^\(?(\d+)/.exec(marker)?.[1]
  if (start && start !== '1') list.setAttribute('start', start)
  return list
}

/** The list open at its level, or a new one inside the previous item. */
function listFor(item: Item, open: Element[]): Element {
  const depth = Math.min(item.level, open.length + 1)
  open.length = Math.min(open.length, depth)
  const list = open[depth - 1]
  if (list && (list.localName === 'ol') === isNumbered(item.marker)) return list
  open.length = depth - 1
  const added = newList(item)
  const outer = open.at(-1)?.lastElementChild
  if (outer) outer.append(added)
  else item.paragraph.before(added)
  open.push(added)
  return added
}

/** Word pastes list items as paragraphs with a typed bullet. */
export function readWordLists(body: Element): void {
  const open: Element[] = []
  for (const paragraph of [...body.querySelectorAll('p[style*="mso-list" i]')]) {
    const item = itemOf(paragraph)
    if (!item) continue
    // Any other element between two items ends the list.
    if (paragraph.previousElementSibling !== open[0]) open.length = 0
    const entry = paragraph.ownerDocument.createElement('li')
    const line = paragraph.ownerDocument.createElement('p')
    line.append(...paragraph.childNodes)
    entry.append(line)
    listFor(item, open).append(entry)
    paragraph.remove()
  }
  // Word numbers headings the same way.
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) extractMarker(heading)
}
