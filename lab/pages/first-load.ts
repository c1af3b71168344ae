import type { Browser } from '@playwright/test'
import { phone } from './phone.ts'

/** Bytes as sent for the first view of the top of a page on a phone. */
export type FirstLoad = { scripts: number; pictures: number; all: number; otherOrigins: string[] }

/** After the load, for requests made by scripts. */
const restMilliseconds = 3_000

/** Doesn't scroll. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  const otherOrigins: string[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, origin } = new URL(request.url)
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      otherOrigins.push(request.url)
    types.set(requestId, protocol.startsWith('http') ? '' : 'inline')
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (types.get(requestId) !== 'inline') types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    if (type !== 'inline') bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(restMilliseconds)
  await context.close()
  return {
    scripts: bytes.Script ?? 0,
    pictures: bytes.Image ?? 0,
    all: Object.values(bytes).reduce((sum, one) => sum + one, 0),
    otherOrigins,
  }
}
