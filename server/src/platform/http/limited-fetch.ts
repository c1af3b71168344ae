import type { CustomFetchOptions } from 'openid-client'

const maxBytes = 1024 * 1024

type Options = Omit<RequestInit, 'body'> & { body?: CustomFetchOptions['body'] }

const tooLong = () => new Error('The response is too long')

/** For requests to other servers: a response that doesn’t end would fill the memory before its time is over. */
export async function limitedFetch(
  url: string,
  { body: form = null, ...options }: Options,
): Promise<Response> {
  // Safe cast: only texts and forms are sent, and the two types differ in that of byte arrays.
  const sent = { ...options, body: form as BodyInit | null }
  const { body, status, statusText, headers } = await fetch(url, sent)
  if (!body) return new Response(null, { status, statusText, headers })
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(tooLong())
      else controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(counted), { status, statusText, headers })
}
