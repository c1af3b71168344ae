import type { Page } from '@playwright/test'

/** Maximum bytes of a first visit's scripts: those of a new password, with its form. */
export const maxScriptBytes = 115_000

/** Counts bytes of scripts as sent, with headers. Returns a function with the sum so far. */
export async function weighScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}
