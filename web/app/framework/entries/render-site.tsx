import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import PublicLayout from '#app/routes/public-layout'
import type { Delivered } from '../delivery/delivered'
import { IslandHostProvider } from '../islands/island'
import { createIslandHost } from '../islands/island-host'
import { bringPage, SitePages } from '../router/site-pages'
import { Document } from './document'
import { PageProviders } from './root'

type Rendered = { html: string; islands: readonly string[] }

/** Up to the end of the head, from there to the main part, and after it. */
type Frame = {
  head: string
  before: string
  after: string
  islands: readonly string[]
  count: number
}

const placeholder = '<x-main></x-main>'
const endOfHead = '</head>'
const maxFrames = 16

/** By all that they are rendered from, so that nothing has to say when one is out of date. */
const frames = new Map<string, Frame>()

type Surroundings = { path: string; delivered: Delivered; islandsBefore: number; idPrefix: string }

function renderPart(part: ReactNode, { path, delivered, islandsBefore, idPrefix }: Surroundings) {
  const { host, used, count } = createIslandHost(islandsBefore)
  // Nothing but islands is hydrated, and these render themselves.
  const html = renderToStaticMarkup(
    <IslandHostProvider value={host}>
      <PageProviders delivered={delivered}>
        <StaticRouter location={path}>{part}</StaticRouter>
      </PageProviders>
    </IslandHostProvider>,
    { identifierPrefix: idPrefix },
  )
  return { html, islands: [...used], count: count() }
}

function renderFrame(pathname: string, delivered: Delivered, hasSplash: boolean): Frame {
  const { html, ...islands } = renderPart(
    <Document>
      <PublicLayout hasSplash={hasSplash}>{createElement('x-main')}</PublicLayout>
    </Document>,
    { path: pathname, delivered, islandsBefore: 0, idPrefix: 'frame' },
  )
  const [head = '', body = ''] = html.split(endOfHead)
  const [before = '', after = ''] = body.split(placeholder)
  return { head, before, after, ...islands }
}

function frameOf(pathname: string, delivered: Delivered, hasSplash: boolean): Frame {
  const key = JSON.stringify([pathname, hasSplash, delivered])
  const frame = frames.get(key) ?? renderFrame(pathname, delivered, hasSplash)
  frames.delete(key)
  frames.set(key, frame)
  const [oldest = ''] = frames.keys()
  if (frames.size > maxFrames) frames.delete(oldest)
  return frame
}

/**
 * Puts a page together from its frame (head, alerts, header, footer), which is rendered once and kept, and its main part.
 * React writes what a component puts into the head before the part that contains it.
 */
export async function renderSite(
  { pathname, search }: URL,
  { frame: ofFrame, delivered }: { frame: Delivered; delivered: Delivered },
): Promise<Rendered> {
  await bringPage(pathname)
  const frame = frameOf(pathname, ofFrame, !delivered.rejectedForm)
  const { html, islands } = renderPart(<SitePages />, {
    ...{ path: pathname + search, delivered },
    ...{ islandsBefore: frame.count, idPrefix: '' },
  })
  const start = html.indexOf('<main')
  const head = frame.head + html.slice(0, start) + endOfHead
  return {
    html: head + frame.before + html.slice(start) + frame.after,
    islands: [...new Set([...frame.islands, ...islands])],
  }
}
