import { create as contentDisposition } from 'content-disposition'
import { libraryItemNotFound } from 'contract/content/library/calls'
import { documentTypes } from 'contract/content/library/document-types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { notFound, rangeNotSatisfiable } from '../../platform/errors.ts'
import { validRange } from '../../platform/http/range.ts'
import { isKnown } from '../../platform/response-cache/if-none-match.ts'
import {
  documentName,
  documentType,
  storedDocumentName,
} from '../../platform/storage/document-names.ts'
import type { Documents } from './documents.ts'

type Sent = {
  name: string
  address: string
  bytes: number
  language: string | undefined
  readAt: string | null
  fault: string | null
}

/** Scripts can't run on this origin, and no page can embed it. */
const headers = {
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const nothing = (more: string) =>
  `default-src 'none'; style-src 'unsafe-inline';${more} object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`
const policy = nothing('')
/** Safari up to 18.2 shows a blank window for a sandboxed PDF. */
const sandboxed = nothing(' sandbox;')

const isHarmless = ({ address, readAt, fault }: Sent) =>
  documentType(address) === documentTypes.pdf && readAt !== null && fault === null

/** One range (RFC 9110 §14); several ranges get the whole file. */
function partOf(bytes: number, range: string | undefined, reply: FastifyReply) {
  const full = { start: 0, end: bytes - 1 }
  if (!range) return full
  // A suffix longer than the file means all of it, which the parser rejects.
  const requested = range.replace(/(?<=^bytes=-)\d+$/, (last) => `${Math.min(Number(last), bytes)}`)
  const parsed = parseRange(bytes, requested)
  if (parsed === -1) {
    reply.header('content-range', `bytes */${bytes}`)
    throw rangeNotSatisfiable()
  }
  const [part, ...more] = parsed === -2 || parsed.type !== 'bytes' ? [] : parsed
  if (!part || more.length > 0) return full
  reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
  return part
}

export async function sendDocument(
  { method, headers: requested }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  documents: Documents,
  document: Sent,
) {
  const { address, bytes, language } = document
  // Addresses are never reused for other bytes.
  const tag = `"${storedDocumentName(address)}"`
  reply.headers({
    ...headers,
    'content-security-policy': isHarmless(document) ? policy : sandboxed,
    etag: tag,
    'content-disposition': contentDisposition(documentName(document), { type: 'inline' }),
    ...(language && { 'content-language': language }),
  })
  if (isKnown(requested['if-none-match'], tag)) return reply.code(304).send()
  const { range, 'if-range': ifRange = tag } = requested
  // Ranges apply only to GET (RFC 9110 §14.2).
  const isPartRequested = method === 'GET' && ifRange === tag
  const part = partOf(bytes, isPartRequested ? validRange(range) : undefined, reply)
  reply.type(documentType(address)).header('content-length', part.end - part.start + 1)
  if (method === 'HEAD') return reply.send()
  const stream = await documents.open(address, part)
  if (!stream) throw notFound(libraryItemNotFound)
  return reply.send(stream)
}
