import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Changes } from '../db/changes.ts'
import type { Encoding, EncodingOf } from '../http/encoding.ts'
import { type ReadyHeaders, sendReady } from '../http/send-ready.ts'
import { isFromPanel } from '../http/visitor.ts'
import type { Aliases } from './aliases.ts'
import { variantFor } from './encoded.ts'
import { isForFullResponse } from './full-response.ts'
import { bodyFields, isKnown } from './if-none-match.ts'
import type { Renewal } from './renewal.ts'
import type { StaleIfError } from './stale-if-error.ts'
import type { Store } from './store.ts'
import { versionOfTurn } from './versions.ts'

function isForAll({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || headers.origin !== undefined || !isForFullResponse(headers)) return false
  // Staff must see their changes at once, including those made on another server.
  return !isFromPanel({ headers })
}

const withoutBody = (headers: string[]) =>
  headers.flatMap((value, index, all) =>
    index % 2 === 0 && !bodyFields.has(value) ? [value, all[index + 1] ?? ''] : [],
  )

const withFields = ({ lines }: ReadyHeaders, fields: Record<string, string>): ReadyHeaders => ({
  lines: [...lines, ...Object.entries(fields).flat()],
})

/** Serves cached responses before Fastify, at little more than the cost of sending the bytes. */
export function createCacheMiddleware({
  store,
  changes,
  lastKnown,
  encodingOf,
  aliases,
  underWay,
  renewal,
}: {
  store: Store
  changes: Changes
  lastKnown: StaleIfError
  encodingOf: EncodingOf
  aliases: Aliases
  underWay: (key: string, encoding: Encoding) => Promise<void> | undefined
  renewal: Pick<Renewal, 'previousOf'>
}) {
  const version = versionOfTurn(changes)
  let hits = 0

  const keyOf = ({ url = '' }: IncomingMessage) => aliases.keyOf(url)

  const findLastKnown = (key: string) => {
    const entry = store.get(key)
    return entry && lastKnown.isWanted(entry) ? entry : undefined
  }

  return {
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isForAll(request)) return false
      const key = keyOf(request)
      const valid = store.getValid(key, version) ?? renewal.previousOf(key)
      const entry = valid ?? findLastKnown(key)
      const encoded = entry?.encoded[encodingOf(request.headers['accept-encoding'])]
      if (!encoded) return false
      hits++
      entry.readers++
      if (entry.readAt !== request.url) entry.readAt = request.url ?? key
      const { etag, headers } = variantFor(encoded, request)
      const ready = valid ? headers : withFields(headers, lastKnown.fields(entry))
      if (isKnown(request.headers['if-none-match'], etag))
        response.writeHead(304, withoutBody(ready.lines)).end()
      else sendReady(request, response, ready, encoded.body)
      return true
    },
    /**
     * Resolves when a response being rebuilt for somebody else can be retried, so that only the first request after a change is
     * expensive; undefined if there is nothing to wait for. Never waits for what was never cached.
     */
    awaited(request: IncomingMessage): Promise<void> | undefined {
      if (!isForAll(request)) return undefined
      const key = keyOf(request)
      return store.get(key) && underWay(key, encodingOf(request.headers['accept-encoding']))
    },
    hits: () => hits,
  }
}
