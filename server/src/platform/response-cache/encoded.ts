import { createHash } from 'node:crypto'
import { compress, type Encoding } from '../http/encoding.ts'
import { visitorHeader } from '../http/visitor.ts'
import type { Finished } from './finished.ts'

export type Encoded = {
  body: Buffer
  etag: string
  fields: Record<string, string>
  headers: string[]
  visitorHeaders: string[]
  /** Differs from the other tag, so that a 304 after login does not preserve the anonymous marker. */
  visitorEtag: string
}

const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

export async function encode(finished: Finished, encoding: Encoding): Promise<Encoded> {
  const isQuick = finished.isBrief ?? false
  const body =
    finished.compressed?.[encoding] ?? (await compress[encoding](finished.body, { isQuick }))
  const etag = etagOf(body)
  const fields = {
    ...finished.headers,
    vary: 'Accept-Encoding',
    etag,
    ...(body !== finished.body && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  const headers = Object.entries(fields).flat()
  const isDocument = finished.headers['content-type']?.startsWith('text/html')
  if (!isDocument)
    return { body, etag, fields, headers, visitorHeaders: headers, visitorEtag: etag }
  const visitorEtag = etag.replace(/"$/, '-v"')
  const visitorHeaders = [
    ...Object.entries({ ...fields, etag: visitorEtag }).flat(),
    ...visitorHeader,
  ]
  return { body, etag, fields, headers, visitorHeaders, visitorEtag }
}
