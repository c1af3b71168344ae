/**
 * On every page, before React. Browser translators replace or wrap text nodes in <font>, and React's next change
 * would throw or be lost (https://github.com/facebook/react/issues/11538). Remembers which element stands for which
 * text, redirects React's changes, and restores the texts before hydration.
 */
;(() => {
  const standIns = new WeakMap<Node, Element>()
  const originals = new WeakMap<Node, Text>()
  const renderedTexts = new WeakMap<Node, string>()

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
    if (!renderedTexts.has(target)) renderedTexts.set(target, oldValue ?? '')
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
    // Insert before the translator's wrapper, unless it holds more.
    while (there?.parentNode && there.parentNode !== this && !there.previousSibling)
      there = there.parentNode
    insertBefore.call(there?.parentNode ?? this, added, there)
    return added
  }

  /** Otherwise React would render the part again and lose what was typed. */
  const putBack = (part: Element) => {
    for (const font of part.querySelectorAll('font')) {
      const text = originals.get(font)
      font.replaceWith(...(text ? [text] : font.childNodes))
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const rendered = renderedTexts.get(text)
      if (rendered !== undefined && rendered !== text.nodeValue) text.nodeValue = rendered
    }
  }
  addEventListener('taking-over', (event) => {
    note(observer.takeRecords())
    if (event instanceof CustomEvent && event.detail instanceof Element) putBack(event.detail)
    observer.takeRecords()
  })
})()
