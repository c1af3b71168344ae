import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createQueryClient, restoreAnswers } from '../../data/query-client'
import { loadPageLanguage } from '../../lib/languages/load-page-language'
import { type PageLanguage, renderIn } from '../../lib/languages/page-language'
import { Alerts } from '../../site/shell/alerts'
import { ErrorScreen } from '../../site/shell/error-screen'
import { inLanguage, splitLanguage, withoutNeedlessPrefix } from '../addresses/language-prefix'
import { matchPage } from '../addresses/match-page'
import { addressInTable } from '../addresses/page-address'
import type { Delivered } from '../delivery/delivered'
import { finishDocument } from '../delivery/finish-document'
import { type Caching, type LoadedPage, loadPage } from '../router/load-page'
import { panelRoutes } from '../router/panel-pages'
import { nameLanguages } from '../search-engines/name-languages'
import { resources } from '../search-engines/resources'
import { Document } from './document'
import { loadPanelLanguage } from './load-panel-language'
import type { PageAnswer, PageContext } from './page-context'
import { renderSite } from './render-site'
import { Root } from './root'

type Rendered = { html: string; islands: readonly string[] }

/** Unlike `renderSite`, it gets the address with its language, as the router in the browser does. */
async function renderPanel(
  url: URL,
  delivered: Delivered,
  language: PageLanguage | undefined,
): Promise<Rendered> {
  const routes = await panelRoutes(url.pathname)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error('The panel leads nowhere else')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderIn(language, () =>
    renderToString(
      <Root delivered={delivered}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Root>,
    ),
  )
  return { html, islands: [] }
}

function renderErrorPage({ answers }: Delivered, language: PageLanguage | undefined): string {
  const queryClient = createQueryClient()
  restoreAnswers(queryClient, answers, [])
  return renderIn(language, () =>
    renderToStaticMarkup(
      <Document>
        <QueryClientProvider client={queryClient}>
          <Alerts />
        </QueryClientProvider>
        <ErrorScreen />
      </Document>,
    ),
  )
}

/** From addresses that name the language needlessly or wrongly. */
function redirectOf({ pathname, search }: URL): string | undefined {
  const { language, path } = splitLanguage(pathname)
  const plain = withoutNeedlessPrefix(pathname)
  if (plain) return plain + search
  return path === '/' && pathname !== '/' && pathname.endsWith('/')
    ? inLanguage(language, path)
    : undefined
}

/** Not cached by browsers, because a page may move back. */
const movedTo = (location: string) => withoutBody(301, { location, 'cache-control': 'no-store' })

const html = { 'content-type': 'text/html; charset=utf-8' }

const withoutBody = (status: number, headers: PageAnswer['headers'] = {}): PageAnswer => ({
  status,
  headers,
  body: '',
})

/** `now` differs between otherwise equal documents. */
const toRenderInput = ({ delivered: { now: _, ...others }, languages }: LoadedPage) =>
  JSON.stringify([others, languages])

const cachingHeaders: Record<Caching, Record<string, string>> = {
  long: {},
  brief: { 'x-caching': 'brief' },
  none: { 'cache-control': 'no-store' },
}

/**
 * Returns 304 if the page would be rendered from known data, and 404 without a document if one
 * document serves all such URLs; that one is rendered with `isMissing`.
 */
export async function answerPage(requested: URL, context: PageContext): Promise<PageAnswer> {
  const resource = resources[requested.pathname]
  if (resource) return resource(context)
  const { language: code, path } = splitLanguage(requested.pathname)
  const page = matchPage(path)?.page
  const isOfPanel = page?.frame === 'panel'
  const elsewhere = redirectOf(requested)
  if (elsewhere) return movedTo(elsewhere)
  const url = new URL(path + requested.search, requested)
  const language = await (isOfPanel ? loadPanelLanguage(code) : loadPageLanguage(code))
  const { isKnown, pause, onError, ...given } = context
  const loaded = await loadPage(url, { ...given, ...(!isOfPanel && { language: code }) })
  const { location, status, isMissing, caching, delivered } = loaded
  if (location) return movedTo(inLanguage(code, location))
  if (isMissing && !given.isMissing) return withoutBody(404)
  const isCacheable = caching === 'long' && (status === 200 || isMissing)
  if (isCacheable && isKnown(toRenderInput(loaded))) return withoutBody(304)
  try {
    await pause()
    const rendered = await (isOfPanel
      ? renderPanel(requested, delivered, language)
      : renderSite(url, loaded, language))
    await pause()
    const named = nameLanguages(rendered.html, { language: code, languages: loaded.languages })
    const body = finishDocument(named, {
      ...{ page, delivered, islands: rendered.islands },
      language,
    })
    return { status, headers: { ...html, ...cachingHeaders[caching] }, body }
  } catch (error) {
    onError(error)
    const finish = { page, delivered: undefined, islands: [] }
    return {
      status: 500,
      headers: html,
      body: finishDocument(renderErrorPage(delivered, language), finish),
    }
  }
}

export function pageAddress(requested: string): ReturnType<typeof addressInTable> {
  const address = addressInTable(requested)
  return { ...address, isPage: address.isPage || address.url in resources }
}
