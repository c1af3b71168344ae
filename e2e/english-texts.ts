import type { Page } from '@playwright/test'

/** Names, formats and abbreviations that Hindi has in Latin letters, too, and what no language changes: addresses, numbers. */
const inBoth =
  /https?:\S+|\.\w+\b|\{\w+\}|\b[A-Z]{2,6}\b|\S+@\S+|\/[\w/.:#-]+|\b(?:Google|WhatsApp|Chrome|Linux|Shift|Workbook|notification timer|Asia\/Kolkata|Excel|Word|Alt|Ctrl|Enter|Escape|Tab|YouTube|Facebook|Instagram|PowerPoint|WebP|JavaScript|Unicode|Outlook|Apple|Windows|macOS)\b|\b[A-Z]\.(?:[A-Z]\w*\.?)+|\b(?:kB|MB|KB|px|yes|no)\b/g

/** Texts on the page that are in English and that no call has responded: those of calls were typed by somebody. */
export async function collectEnglishTexts(page: Page): Promise<() => Promise<string[]>> {
  const responded: string[] = []
  const note = (value: unknown): void => {
    if (typeof value === 'string') responded.push(value.replace(/\s+/g, ' '))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        responded.push(key)
        note(part)
      }
    }
  }
  page.on('response', async (response) => {
    if (/json/.test(response.headers()['content-type'] ?? ''))
      note(await response.json().catch(() => undefined))
  })
  return async () => {
    note(JSON.parse((await page.locator('#delivered').textContent()) ?? '{}'))
    const texts = await page.evaluate(() => {
      const attributes = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']
      const own = 'script, style, noscript, svg, iframe, textarea, [contenteditable=true]'
      const found: string[] = []
      const walker = document.createTreeWalker(
        document.documentElement,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      )
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        if (node instanceof Element && !node.closest('[hreflang]'))
          for (const name of attributes) found.push(node.getAttribute(name) ?? '')
        if (node instanceof Text && !node.parentElement?.closest(`${own}, [hreflang]`))
          found.push(node.data)
      }
      return found
    })
    const known = responded.join('\n')
    return [...new Set(texts)].filter((text) =>
      piecesOf(text).some((piece) => !known.includes(piece)),
    )
  }
}

/** What stands between letters of Hindi, if it has words. Examples of what to write are in English. */
const piecesOf = (text: string) =>
  text
    .replace(/जैसे[: ].*/s, '')
    .split(/[\u0900-\u097f]+/)
    .map((piece) => piece.replace(/\s+/g, ' ').replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((piece) => /[A-Za-z]{3}/.test(piece.replace(inBoth, '')))
