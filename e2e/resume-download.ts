import type { Page } from '@playwright/test'

/** A village phone: 50 kB/s, and 300 ms until the first byte. */
const slowLine = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 20_000,
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slowLine)
}

/**
 * Downloads a file over a connection that breaks after some bytes, and resumes it. Returns the
 * content, the second status, and the size of the second part.
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
