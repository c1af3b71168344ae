import type { Page } from '@playwright/test'

/** Lays out what is below the fold, too, which browsers put off (`content-visibility`): for whoever measures whole pages. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Until a frame later, parts of it still have the sizes that were assumed.
    await nextFrame()
    await nextFrame()
  })
