import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type PageFiles = {
  /** Scripts that ran before any interaction: inline ones as brotli, others as sent. */
  executedBytes: number
  /** Scripts that were fetched but didn't run. */
  aheadBytes: number
  /** Without pictures and prefetched files. */
  requests: number
  fontBytes: number
  hindiFontBytes: number
  /** Has slides or a ticker that move all the time. */
  isMoving: boolean
  /** Needs its scripts at once: the account. */
  isApplication: boolean
}

export const script = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g

type File = { type: string; path: string; bytes: number }

/** Call it before the page is opened. */
export async function listFiles(page: Page): Promise<() => File[]> {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, File>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    files.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...files.values()]
}

export const brotliBytes = (text: string) => brotliCompressSync(text).length

const bytesOf = (files: readonly File[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Of the document and the files loaded for it. */
export async function weighPage(page: Page, all: readonly File[]): Promise<PageFiles> {
  const html = await page.content()
  const has = async (selector: string) => (await page.locator(selector).count()) > 0
  // An island that hydrates without interaction runs what was fetched.
  const isRun = await has('x-island[hydrated]')
  const ofType = (wanted: string) => all.filter(({ type }) => type === wanted)
  const scripts = ofType('Script')
  const run = scripts.filter(({ path }) => isRun || html.includes(`src="${path}"`))
  const inline = [...html.matchAll(script)].map(([, text = '']) => text).join('\n')
  const fonts = ofType('Font')
  return {
    executedBytes: brotliBytes(inline) + bytesOf(run),
    aheadBytes: bytesOf(scripts) - bytesOf(run),
    requests: all.length - ofType('Image').length - scripts.length + run.length,
    fontBytes: bytesOf(fonts),
    hindiFontBytes: bytesOf(fonts.filter(({ path }) => path.includes('devanagari'))),
    isMoving: await has('[data-carousel],[data-ticker]'),
    isApplication: await has('x-island[hydrate~=load]'),
  }
}
