import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Changes } from '../db/changes.ts'
import { isFromPanel, isVisitor } from '../http/visitor.ts'
import type { Aliases } from './aliases.ts'
import type { Encoding, EncodingOf } from './encoding.ts'
import { isKnown } from './if-none-match.ts'
import type { Renewal } from './renewal.ts'
import type { LastKnown } from './stale-if-error.ts'
import type { Store } from './store.ts'
import { isForWhole } from './unconditional.ts'
import { versionOfTurn } from './versions.ts'

const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding'])

/** Whether a request may be answered here. Requests of other origins and for a part of a file are for Fastify. */
function isForAll({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || headers.origin !== undefined || !isForWhole(headers)) return false
  // Who changes something must see it at once, also what was changed at another server.
  return !isFromPanel({ headers })
}

/** Names and values in turn, without those that describe a body. */
const withoutBody = (headers: string[]) =>
  headers.flatMap((value, index, all) =>
    index % 2 === 0 && !ofTheBody.has(value) ? [value, all[index + 1] ?? ''] : [],
  )

/** Answers from what is kept before Fastify sees a request, so that most requests cost no more than sending the bytes. */
export function createFrontDoor({
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
  lastKnown: LastKnown
  encodingOf: EncodingOf
  aliases: Aliases
  underWay: (key: string, encoding: Encoding) => Promise<void> | undefined
  renewal: Pick<Renewal, 'previousOf'>
}) {
  const version = versionOfTurn(changes)
  let hits = 0

  /** What the answer to a request is cached under. */
  const keyOf = ({ url = '' }: IncomingMessage) => aliases.keyOf(url)

  /** The entry under a key when it is the best there is: the database is away. */
  const findLastKnown = (key: string) => {
    const entry = store.find(key)
    return entry && lastKnown.isWanted(entry) ? entry : undefined
  }

  return {
    /** Answers, if that can be done at once. Gives whether it did. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isForAll(request)) return false
      const key = keyOf(request)
      const good = store.findGood(key, version) ?? renewal.previousOf(key)
      const entry = good ?? findLastKnown(key)
      const encoded = entry?.encoded[encodingOf(request.headers['accept-encoding'])]
      if (!encoded) return false
      hits++
      entry.readers++
      entry.readAt = request.url ?? key
      const isOfVisitor = isVisitor(request)
      const own = isOfVisitor ? encoded.visitorHeaders : encoded.headers
      const etag = isOfVisitor ? encoded.visitorEtag : encoded.etag
      const headers = good ? own : [...own, ...Object.entries(lastKnown.fields(entry)).flat()]
      if (isKnown(request.headers['if-none-match'], etag)) {
        response.writeHead(304, withoutBody(headers)).end()
      } else {
        response.writeHead(200, headers).end(encoded.body)
      }
      return true
    },
    /**
     * Resolves when an answer can be tried again that is being made anew for somebody else; undefined when there is nothing to
     * wait for. Of a crowd that comes after a change, so only the first costs more than sending the bytes. What was never kept
     * is not waited for: each is to be asked for by itself.
     */
    awaited(request: IncomingMessage): Promise<void> | undefined {
      if (!isForAll(request)) return undefined
      const key = keyOf(request)
      return store.find(key) && underWay(key, encodingOf(request.headers['accept-encoding']))
    },
    hits: () => hits,
  }
}
