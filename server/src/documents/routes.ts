import { create as contentDisposition } from 'content-disposition'
import { libraryItemNotFound } from 'contract/library/calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import parseRange from 'range-parser'
import type { Db } from '../db/open.ts'
import { notFound, rangeNotSatisfiable } from '../errors.ts'
import { validRange } from '../http/range.ts'
import { isKnown } from '../kept/if-none-match.ts'
import { languageOf, selectItems } from '../library/rows.ts'
import { documentFileName, documentName, documentType } from './document-names.ts'
import type { Documents } from './documents.ts'

/** Nothing in it runs on this origin, and no page shows it inside. */
const headers = {
  'accept-ranges': 'bytes',
  // Its address stays when its file is replaced.
  'cache-control': 'public, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** The part of a document that is asked for: all of it, or one range (RFC 9110 §14). Several ranges are answered with all. */
function partOf(bytes: number, range: string | undefined, reply: FastifyReply) {
  const whole = { start: 0, end: bytes - 1 }
  if (!range) return whole
  // Of more last bytes than there are, all are meant; the parser takes that for nothing.
  const asked = range.replace(/(?<=^bytes=-)\d+$/, (last) => `${Math.min(Number(last), bytes)}`)
  const parsed = parseRange(bytes, asked)
  if (parsed === -1) {
    reply.header('content-range', `bytes */${bytes}`)
    throw rangeNotSatisfiable()
  }
  const [part, ...more] = parsed === -2 || parsed.type !== 'bytes' ? [] : parsed
  if (!part || more.length > 0) return whole
  reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
  return part
}

/** Documents of the library, under their id; what follows it in the address is for whoever reads it. */
export function documentRoutes(
  app: Pick<FastifyInstance, 'route'>,
  { db, documents }: { db: Db; documents: Documents },
) {
  app.route<{ Params: { _id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/documents/:_id/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const row = await selectItems(db)
        .where('libraryItems._id', '=', request.params._id)
        .where('kind', '=', 'document')
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      // Who followed a link gets a page that leads on.
      if (!row) return reply.callNotFound()
      const { address, bytes } = row
      // A place is never given to other bytes.
      const tag = `"${documentFileName(address)}"`
      const language = languageOf(row)
      reply.headers({
        ...headers,
        etag: tag,
        'content-disposition': contentDisposition(documentName(row), { type: 'inline' }),
        ...(language && { 'content-language': language }),
      })
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
      const { range, 'if-range': ifRange = tag } = request.headers
      // Parts are of GET alone (RFC 9110 §14.2).
      const isPartAsked = request.method === 'GET' && ifRange === tag
      const part = partOf(bytes, isPartAsked ? validRange(range) : undefined, reply)
      reply.type(documentType(address)).header('content-length', part.end - part.start + 1)
      if (request.method === 'HEAD') return reply.send()
      const stream = await documents.open(address, part)
      if (!stream) throw notFound(libraryItemNotFound)
      return reply.send(stream)
    },
  })
}
