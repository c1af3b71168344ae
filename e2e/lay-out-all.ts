import type { Page } from '@playwright/test'

/** Also lays out what is below the fold, which browsers defer (`content-visibility`), to measure whole pages. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Some elements keep their estimated size for another frame.
    await nextFrame()
    await nextFrame()
  })
