import type { Page } from '@playwright/test'

/** What scripts of a first visit may weigh, in bytes: that of the sign-up, with its form, is the heaviest. */
export const mostScriptBytes = 112_000

/** Counts what scripts of this page weigh as they are sent, with their headers, from now on. Gives what tells the sum so far. */
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
