import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { startScriptsLater } from './delivery/later-scripts'
import { type PageContext, pageContext } from './page-context'
import { pageAddress } from './pages/page-address'

/** Answers with the finished page: pages are kept as bytes, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // Otherwise React moves large finished parts behind scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? startScriptsLater(html) : html, { status, headers })
}

export { pageAddress }

/** Gives the server a function from a request to its page, so that it needs no React Router of its own. */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode)
  return (request: Request, page: PageContext): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[pageContext, page]])))
}
