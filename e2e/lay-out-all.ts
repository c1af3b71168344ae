import type { Page } from '@playwright/test'

/** Lays out what is below the fold, too, which browsers put off (`content-visibility`): for whoever measures whole pages. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
