import { adminLogin } from 'contract/accounts/admin'
import { deleteLibraryItem, readLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import { ApiError, type Call, createClient } from 'contract/platform/client'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import type { Findings } from '../try/problems.ts'

async function signIn(origin: string): Promise<Call> {
  const answer = await fetch(origin + adminLogin.url, {
    method: adminLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return createClient(async ({ method, url, body }) => {
    const type = typeof body === 'string' && { 'content-type': 'application/json' }
    const sent = await fetch(origin + url, {
      method,
      headers: { cookie, ...type },
      ...(body !== undefined && { body }),
    })
    return { status: sent.status, answer: await sent.json() }
  })
}

const bytesAt = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const all = pdfOf('Prospectus')

export async function lookAtDocument(url: string): Promise<boolean> {
  const full = await bytesAt(url)
  const first = await bytesAt(url, { range: 'bytes=0-99' })
  const rest = await bytesAt(url, {
    range: 'bytes=100-',
    'if-range': full.headers.get('etag') ?? '',
  })
  const beyond = await bytesAt(url, { range: `bytes=${all.length}-` })
  const statuses = [full, first, rest, beyond].map(({ status }) => status).join()
  return (
    statuses === '200,206,206,416' &&
    full.bytes.equals(all) &&
    Buffer.concat([first.bytes, rest.bytes]).equals(all)
  )
}

export async function tryUploads(part: string, origin: string, { note }: Findings) {
  const call = await signIn(origin)
  const put = async (file: File) => (await call(uploadToLibrary, { body: { file } })).item
  const takeOut = ({ _id, version }: { _id: string; version: number }) =>
    call(deleteLibraryItem, { params: { _id }, query: { version: `${version}` } })
  const picture = await put(await aPicture())
  const visible = await bytesAt(origin + picture.address)
  const type = visible.headers.get('content-type') ?? ''
  note(
    part,
    'a picture is uploaded and shown',
    type.startsWith('image/'),
    `${type}, ${visible.bytes.length} bytes`,
  )
  const document = await put(aPdf())
  const isRead = await lookAtDocument(origin + document.address)
  note(part, 'a document is served whole and in ranges', isRead, document.address)
  const over = await put(aPdf('old.pdf', 'Old'))
  await takeOut(over)
  const { status } = await bytesAt(origin + over.address)
  note(part, 'a document that is deleted is gone', status === 404, status)
  await takeOut(picture)
  const rejection = await call(readLibraryItem, { params: picture }).catch(
    (error: unknown) => error,
  )
  const isOut = rejection instanceof ApiError && rejection.status === 404
  note(part, 'a picture that is deleted is out of the library', isOut, String(rejection))
  return { document: document.address }
}
