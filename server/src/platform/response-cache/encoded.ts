import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compress, type Encoding } from '../http/encoding.ts'
import type { ReadyHeaders } from '../http/send-ready.ts'
import { isVisitor, visitorHeader } from '../http/visitor.ts'
import type { Finished } from './rendered-response.ts'

type Variant = { etag: string; headers: ReadyHeaders }

export type Encoded = {
  body: Buffer
  fields: Record<string, string>
  /** Its tag differs from the other, so that a 304 after login does not preserve the anonymous marker. */
  ofVisitor: Variant
  ofStudent: Variant
}

const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** For both ways of sending a response, so that they cannot differ. */
export const variantFor = (
  { ofVisitor, ofStudent }: Pick<Encoded, 'ofVisitor' | 'ofStudent'>,
  request: Pick<IncomingMessage, 'headers'>,
): Variant => (isVisitor(request) ? ofVisitor : ofStudent)

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
  const ofStudent = { etag, headers: { lines: Object.entries(fields).flat() } }
  const isDocument = finished.headers['content-type']?.startsWith('text/html')
  if (!isDocument) return { body, fields, ofStudent, ofVisitor: ofStudent }
  const visitorEtag = etag.replace(/"$/, '-v"')
  const lines = [...Object.entries({ ...fields, etag: visitorEtag }).flat(), ...visitorHeader]
  return { body, fields, ofStudent, ofVisitor: { etag: visitorEtag, headers: { lines } } }
}
