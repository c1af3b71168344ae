import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'

const text = `<p>${'A page. '.repeat(400)}</p>`
const student = `sid=${'x'.repeat(43)}`
/** A panel call: answered by Fastify without a session. */
const byFastify = 'aid=x'

async function aServer() {
  const page = aWeb(async () => new Response(text, { headers: { 'content-type': 'text/html' } }))
  const { app, deps } = await aKeepingApp(page)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: Number(new URL(address).port), hits: deps.responseCache.hits }
}

type Sent = { method?: string; headers?: Record<string, string> }

/** The response's bytes on the wire; the client repeats the request on the same connection. */
async function aClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return async (path: string, { method = 'GET', headers = {} }: Sent = {}) => {
    const lines = Object.entries({ host: 'x', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    let bytes = ''
    const isWhole = () => {
      const [head, rest] = bytes.split('\r\n\r\n')
      const length = Number(/^content-length: (\d+)/im.exec(head ?? '')?.[1] ?? 0)
      const isBodiless = method === 'HEAD' || bytes.startsWith('HTTP/1.1 304')
      return (
        rest !== undefined && bytes.length >= (head?.length ?? 0) + 4 + (isBodiless ? 0 : length)
      )
    }
    while (!isWhole()) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      bytes += chunk.toString('latin1')
    }
    const [head = '', ...body] = bytes.split('\r\n\r\n')
    const [status = '', ...fields] = head.split('\r\n')
    return { status, fields: fields.filter((field) => !/^date:/i.test(field)), body: body.join() }
  }
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof aClient>>>>

/** Only Fastify numbers its requests. The order of fields has no meaning. */
const comparable = ({ status, fields, body }: Answer) => ({
  status,
  body,
  fields: fields
    .map((field) => field.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((field) => !field.startsWith('x-request-id'))
    .toSorted(),
})

const encodings: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
]
const connections: Record<string, string>[] = [{}, { connection: 'close' }]

test('from the cache and by Fastify every kind of request is answered with the same headers and bytes', async () => {
  const { port, hits } = await aServer()
  const request = async (sent: Sent) => (await aClient(port))('/about', sent)
  let cached = 0
  for (const encoding of encodings)
    for (const cookie of ['', student])
      for (const method of ['GET', 'HEAD'])
        for (const connection of connections) {
          const headersOf = (cookies: string[], more: Record<string, string> = {}) => {
            const given = cookies.filter(Boolean).join('; ')
            return { ...encoding, ...connection, ...more, ...(given && { cookie: given }) }
          }
          const first = await request({ method, headers: headersOf([cookie, byFastify]) })
          const tag = /etag: (.*)/i.exec(first.fields.join('\n'))?.[1] ?? ''
          for (const known of [{}, { 'if-none-match': tag }, { 'if-none-match': '"other"' }]) {
            const kind = { method, headers: headersOf([cookie], known) }
            const expected = comparable(
              await request({ method, headers: headersOf([cookie, byFastify], known) }),
            )
            const before = hits()
            // The second has the headers of the first.
            for (const answer of [await request(kind), await request(kind)])
              expect({ kind, ...comparable(answer) }).toEqual({ kind, ...expected })
            cached += hits() - before
          }
        }
  expect(cached).toBe(encodings.length * 2 * 2 * connections.length * 3 * 2)
})

test('on one connection each answer has its own head', async () => {
  const { port } = await aServer()
  const request = await aClient(port)
  for (const encoding of encodings) await request('/about', { headers: encoding })
  const kinds: Sent[] = encodings.flatMap((encoding) => [
    { headers: encoding },
    { headers: { ...encoding, cookie: student } },
    { method: 'HEAD', headers: encoding },
  ])
  const alone = await Promise.all(kinds.map(async (kind) => (await aClient(port))('/about', kind)))
  const together: Answer[] = []
  for (const kind of [...kinds, ...kinds]) together.push(await request('/about', kind))
  expect(together).toEqual([...alone, ...alone])
})

test('the tag of one encoding is unknown in another', async () => {
  const { port } = await aServer()
  const request = await aClient(port)
  for (const encoding of encodings) await request('/about', { headers: encoding })
  const [plain, br] = encodings
  const { fields } = await request('/about', { headers: { ...br } })
  const known = { 'if-none-match': /etag: (.*)/i.exec(fields.join('\n'))?.[1] ?? '' }

  expect((await request('/about', { headers: { ...br, ...known } })).status).toContain('304')
  expect((await request('/about', { headers: { ...plain, ...known } })).status).toContain('200')
})
