/**
 * Runs in every finished page, before React. A translator of the browser puts elements of its own (<font>) in the place of
 * texts, or around them, of which React knows nothing: its next change would throw, or be written into a text that nobody
 * sees (https://github.com/facebook/react/issues/11538). Notes which element stands for which text, so that React's changes
 * reach what is seen, and puts the texts back before React takes a part of the page over.
 */
;(() => {
  const standIns = new WeakMap<Node, Element>()
  const originals = new WeakMap<Node, Text>()
  const asDrawn = new WeakMap<Node, string>()

  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const isFont = (node: Node | null): node is Element =>
    node instanceof Element && node.localName === 'font'

  const noteReplaced = (record: MutationRecord) => {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record
    const fonts = [...addedNodes, previousSibling, nextSibling].filter(isFont)
    for (const text of [...removedNodes].filter(isText)) {
      const font = fonts.find((one) => !originals.has(one))
      if (!font || text.isConnected) continue
      standIns.set(text, font)
      originals.set(font, text)
      observer.observe(text, { characterData: true })
    }
  }
  const noteWritten = ({ target, oldValue }: MutationRecord) => {
    if (!asDrawn.has(target)) asDrawn.set(target, oldValue ?? '')
    const font = standIns.get(target)
    if (font?.isConnected && isText(target)) font.replaceWith(target)
  }
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records)
      if (record.type === 'characterData') noteWritten(record)
      else noteReplaced(record)
  }
  const observer = new MutationObserver(note)
  const all = { childList: true, characterData: true, characterDataOldValue: true, subtree: true }
  observer.observe(document, all)

  /** What stands below `parent` for what React takes for its child; nothing where it is gone. */
  const present = (parent: Node, child: Node): Node | undefined => {
    note(observer.takeRecords())
    const font = standIns.get(child)
    const there = font && parent.contains(font) ? font : child
    return there !== parent && parent.contains(there) ? there : undefined
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = child.parentNode === this ? child : present(this, child)
    if (there?.parentNode) removeChild.call(there.parentNode, there)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    let there = before && (before.parentNode === this ? before : (present(this, before) ?? null))
    // Before what a translator has put around it, unless that holds more.
    while (there?.parentNode && there.parentNode !== this && !there.previousSibling)
      there = there.parentNode
    insertBefore.call(there?.parentNode ?? this, added, there)
    return added
  }

  /** Puts the texts of a part back as the server drew them: else React would draw it anew, without what was typed. */
  const putBack = (part: Element) => {
    for (const font of part.querySelectorAll('font')) {
      const text = originals.get(font)
      font.replaceWith(...(text ? [text] : font.childNodes))
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const drawn = asDrawn.get(text)
      if (drawn !== undefined && drawn !== text.nodeValue) text.nodeValue = drawn
    }
  }
  addEventListener('taking-over', (event) => {
    note(observer.takeRecords())
    if (event instanceof CustomEvent && event.detail instanceof Element) putBack(event.detail)
    observer.takeRecords()
  })
})()
