/** Google's translator replaces text nodes with elements, others wrap them. */
export const translators = { replaces: putInstead, surrounds: putAround }

function textsOf(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const isOurs = text.parentElement?.closest('font, script, style, textarea, option') === null
    if (text instanceof Text && isOurs && text.data.trim()) texts.push(text)
  }
  return texts
}

/** The “translation” adds a sign before the text. */
export const translated = (text: string) => `~${text}`

function putInstead(part: Element = document.body): void {
  for (const text of textsOf(part)) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    if (font.firstElementChild) font.firstElementChild.textContent = translated(text.data)
    text.replaceWith(font)
  }
}

function putAround(part: Element = document.body): void {
  for (const text of textsOf(part)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
    text.data = translated(text.data)
  }
}
