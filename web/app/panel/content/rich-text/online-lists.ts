const levelOf = (item: Element) =>
  Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level'))

const itemsOf = (list: Element) => [...list.children].filter(({ localName }) => localName === 'li')

const isFlat = (list: Element) =>
  !list.querySelector('ul,ol') &&
  !list.parentElement?.closest('ul,ol') &&
  itemsOf(list).length > 0 &&
  itemsOf(list).every((item) => levelOf(item) > 0)

/** Word restarts numbering with `start="1"`. */
const goesOn = (open: Element, list: Element) =>
  open.localName === list.localName && list.getAttribute('start') !== '1'

function emptyCopy(list: Element): Element {
  const copy = list.ownerDocument.createElement(list.localName)
  const start = list.getAttribute('start')
  if (start) copy.setAttribute('start', start)
  return copy
}

function nestItem(item: Element, list: Element, open: Element[]): void {
  const depth = Math.min(levelOf(item), open.length + 1)
  open.length = Math.min(open.length, depth)
  const last = open[depth - 1]
  if (!last || !goesOn(last, list)) {
    open.length = depth - 1
    const added = emptyCopy(list)
    const outer = open.at(-1)?.lastElementChild
    if (outer) outer.append(added)
    else list.before(added)
    open.push(added)
  }
  open.at(-1)?.append(item)
}

/** Word for the web writes every item as its own list, with `aria-level`. */
export function readOnlineLists(body: Element): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes)
  const open: Element[] = []
  for (const list of [...body.querySelectorAll('ul,ol')].filter(isFlat)) {
    // Any other element between two items ends the list.
    if (list.previousElementSibling !== open[0]) open.length = 0
    for (const item of itemsOf(list)) nestItem(item, list, open)
    list.remove()
  }
}
