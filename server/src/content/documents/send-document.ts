import { create as contentDisposition } from 'content-disposition'
import { libraryItemNotFound } from 'contract/content/library/calls'
import { documentTypes } from 'contract/content/library/document-types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { notFound, rangeNotSatisfiable } from '../../platform/http/errors.ts'
import { validRange } from '../../platform/http/range.ts'
import { isKnown } from '../../platform/response-cache/if-none-match.ts'
import {
  documentFileName,
  documentName,
  documentType,
} from '../../platform/storage/document-names.ts'
import type { Documents } from './documents.ts'

/** A file of a document, and what is known of it. */
type Sent = {
  name: string
  address: string
  bytes: number
  language: string | undefined
  readAt: string | null
  fault: string | null
}

/** Nothing in it runs on this origin, and no page shows it inside. */
const headers = {
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const nothing = (more: string) =>
  `default-src 'none'; style-src 'unsafe-inline';${more} object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`
const policy = nothing('')
/** Safari up to version 18.2 shows an empty window of a PDF in a sandbox, whatever that allows. */
const sandboxed = nothing(' sandbox;')

const isHarmless = ({ address, readAt, fault }: Sent) =>
  documentType(address) === documentTypes.pdf && readAt !== null && fault === null

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

/** Answers with a file of a document, or the part of it that is asked for. */
export async function sendDocument(
  { method, headers: asked }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  documents: Documents,
  document: Sent,
) {
  const { address, bytes, language } = document
  // A place is never given to other bytes.
  const tag = `"${documentFileName(address)}"`
  reply.headers({
    ...headers,
    'content-security-policy': isHarmless(document) ? policy : sandboxed,
    etag: tag,
    'content-disposition': contentDisposition(documentName(document), { type: 'inline' }),
    ...(language && { 'content-language': language }),
  })
  if (isKnown(asked['if-none-match'], tag)) return reply.code(304).send()
  const { range, 'if-range': ifRange = tag } = asked
  // Parts are of GET alone (RFC 9110 §14.2).
  const isPartAsked = method === 'GET' && ifRange === tag
  const part = partOf(bytes, isPartAsked ? validRange(range) : undefined, reply)
  reply.type(documentType(address)).header('content-length', part.end - part.start + 1)
  if (method === 'HEAD') return reply.send()
  const stream = await documents.open(address, part)
  if (!stream) throw notFound(libraryItemNotFound)
  return reply.send(stream)
}
