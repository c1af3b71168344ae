import { get } from 'node:http'

export type RawAnswer = { status: number; headers: string[]; body: Buffer }

/** Headers that Node adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive'])
const patienceMilliseconds = 30_000

/** A response as on the wire, still compressed. */
export function getRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const signal = AbortSignal.timeout(patienceMilliseconds)
  const request = get(url, { headers, signal, agent: false }, async (response) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        headers: withoutOwn(response.rawHeaders),
        body: Buffer.concat(chunks),
      })
    } catch (error) {
      reject(error)
    }
  })
  request.on('error', reject)
  return promise
}

/** Names and values alternate, as in Node. */
function withoutOwn(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? ''
    return !ownHeaders.has(name.toLowerCase())
  })
}
