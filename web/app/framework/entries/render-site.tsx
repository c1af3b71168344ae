import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type PageLanguage, renderIn } from '#app/lib/languages/page-language'
import PublicLayout from '#app/routes/public-layout'
import type { Delivered } from '../delivery/delivered'
import { IslandHostProvider } from '../islands/island'
import { createIslandHost } from '../islands/island-host'
import { preloadPage, SitePages } from '../router/site-pages'
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

/** Keyed by all their inputs, so that nothing has to be invalidated. */
const frames = new Map<string, Frame>()

/** Placeholder in links to the page in other languages, because pages share a frame whatever their query. */
const anyQuery = '?query'

const withQuery = (frame: string, search: string) =>
  frame.replaceAll(anyQuery, search.replaceAll('&', '&amp;'))

type Surroundings = {
  path: string
  language: PageLanguage | undefined
  delivered: Delivered
  islandsBefore: number
  idPrefix: string
}

function renderPart(part: () => ReactNode, surroundings: Surroundings) {
  const { path, language, delivered, islandsBefore, idPrefix } = surroundings
  const { host, used, count } = createIslandHost(islandsBefore)
  // Nothing but islands is hydrated, and these render themselves.
  const html = renderIn(language, () =>
    renderToStaticMarkup(
      <IslandHostProvider value={host}>
        <PageProviders delivered={delivered}>
          <StaticRouter location={path}>{part()}</StaticRouter>
        </PageProviders>
      </IslandHostProvider>,
      { identifierPrefix: idPrefix },
    ),
  )
  return { html, islands: [...used], count: count() }
}

type FramedPage = {
  pathname: string
  language: PageLanguage | undefined
  delivered: Delivered
  hasSplash: boolean
}

function renderFrame({ pathname, language, delivered, hasSplash }: FramedPage): Frame {
  const { html, ...islands } = renderPart(
    () => (
      <Document>
        <PublicLayout hasSplash={hasSplash}>{createElement('x-main')}</PublicLayout>
      </Document>
    ),
    { path: pathname + anyQuery, language, delivered, islandsBefore: 0, idPrefix: 'frame' },
  )
  const [head = '', body = ''] = html.split(endOfHead)
  const [before = '', after = ''] = body.split(placeholder)
  return { head, before, after, ...islands }
}

function frameOf(page: FramedPage): Frame {
  const key = JSON.stringify([page.pathname, page.language?.code, page.hasSplash, page.delivered])
  const frame = frames.get(key) ?? renderFrame(page)
  frames.delete(key)
  frames.set(key, frame)
  const [oldest = ''] = frames.keys()
  if (frames.size > maxFrames) frames.delete(oldest)
  return frame
}

type RenderedPage = {
  frame: Delivered
  delivered: Delivered
  languages?: readonly string[]
}

/**
 * Puts a page together from its frame (head, alerts, header, footer), which is rendered once and cached, and its main part.
 * React writes what a component puts into the head before the part that contains it.
 */
export async function renderSite(
  { pathname, search }: URL,
  { frame: ofFrame, delivered, languages = [] }: RenderedPage,
  language?: PageLanguage,
): Promise<Rendered> {
  await preloadPage(pathname)
  const hasSplash = !delivered.rejectedForm
  const frame = frameOf({ pathname, language, delivered: ofFrame, hasSplash })
  const { html, islands } = renderPart(() => <SitePages languages={languages} />, {
    ...{ path: pathname + search, language, delivered },
    ...{ islandsBefore: frame.count, idPrefix: '' },
  })
  const start = html.indexOf('<main')
  const head = frame.head + html.slice(0, start) + endOfHead
  return {
    html:
      head + withQuery(frame.before, search) + html.slice(start) + withQuery(frame.after, search),
    islands: [...new Set([...frame.islands, ...islands])],
  }
}
