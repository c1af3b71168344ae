import { createClient, type SentRequest } from 'contract/platform/client'
import { apiBase, noAnswer } from './call'

/** Browsers take so much along when a page goes: 64 kB in all, and a letter of Hindi has three bytes. */
const mostKeptAlive = 20_000

async function send({ method, url, body }: SentRequest) {
  const response = await fetch(`${apiBase}${url}`, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(typeof body === 'string' && { body, keepalive: body.length < mostKeptAlive }),
  }).catch(() => {
    throw noAnswer()
  })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** Calls the API with JSON as `call` does; the request goes on when its page is closed. */
export const callToTheEnd = createClient(send)
