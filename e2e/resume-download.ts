import type { Page } from '@playwright/test'

/** What a phone has in a village: 50 kB a second, and an answer after 300 ms. */
const slowLine = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 20_000,
}

/** From now on a page has a slow line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slowLine)
}

/**
 * Loads a file as a browser does whose line breaks after so many bytes, and goes on from there. Gives what came altogether, the
 * status of the second answer, and how much of the file that was.
 */
export const resumeDownload = (page: Page, url: string, breakAfter: number) =>
  page.evaluate(
    async ({ url: address, breakAfter: most }) => {
      const line = new AbortController()
      const first = await fetch(address, { signal: line.signal })
      const reader = first.body?.getReader()
      let bytes = new Uint8Array()
      const add = (more: Uint8Array) => {
        bytes = new Uint8Array([...bytes, ...more])
      }
      while (reader && bytes.length < most) {
        const { value } = await reader.read()
        if (!value) break
        add(value)
      }
      line.abort()
      const before = bytes.length
      const rest = await fetch(address, {
        headers: { range: `bytes=${before}-`, 'if-range': first.headers.get('etag') ?? '' },
      })
      add(new Uint8Array(await rest.arrayBuffer()))
      return { bytes: [...bytes], before, status: rest.status }
    },
    { url, breakAfter },
  )
