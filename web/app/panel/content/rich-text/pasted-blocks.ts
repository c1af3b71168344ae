export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Blocks by style only, as browsers copy them. */
const styledBlock = /(?:^|;)\s*display:\s*(?:block|flex|grid|list-item|table(?!-c))/i
const inlineElements = 'span,a,b,strong,i,em,u,small,font,label'

const lines = 'summary,details,legend,main,nav,center,search,dialog,hgroup'

const newLine = ({ ownerDocument }: Element) => ownerDocument.createElement('br')

function readPreformatted(block: Element): void {
  const texts = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const results: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) results.push(texts.currentNode)
  for (const text of results) {
    const [first = '', ...others] = text.data.split(/\r\n?|\n/)
    text.replaceWith(first, ...others.flatMap((line) => [newLine(block), line]))
  }
  rename(block, 'p')
}

export function readBlocks(body: Element): void {
  for (const block of body.querySelectorAll('pre, listing, xmp')) readPreformatted(block)
  for (const line of body.querySelectorAll(lines)) rename(line, 'div')
  for (const element of body.querySelectorAll(inlineElements)) {
    if (!styledBlock.test(element.getAttribute('style') ?? '')) continue
    const line = element.ownerDocument.createElement('div')
    element.replaceWith(line)
    line.append(element)
  }
  // Cells stay on separate lines where a table is unwrapped.
  for (const cell of body.querySelectorAll('td, th')) {
    const line = cell.ownerDocument.createElement('div')
    line.append(...cell.childNodes)
    cell.append(line)
  }
  for (const quoted of body.querySelectorAll('q')) {
    quoted.prepend('“')
    quoted.append('”')
  }
  for (const rule of body.querySelectorAll('hr')) rule.replaceWith(newLine(rule))
  for (const end of body.querySelectorAll(':is(h1,h2,h3,h4,h5,h6) br')) end.replaceWith(' ')
}
