import { createClient, type SentRequest } from 'contract/platform/client'
import { apiBase, noAnswer } from './call'
import { accountHeaders } from './page-account'

/** Browsers allow 64 kB for all keepalive requests together, and a Hindi letter takes three bytes. */
const maxKeepaliveBytes = 20_000

async function send({ method, url, body }: SentRequest) {
  const response = await fetch(`${apiBase}${url}`, {
    method,
    credentials: 'include',
    headers: { ...accountHeaders(), 'content-type': 'application/json' },
    ...(typeof body === 'string' && { body, keepalive: body.length < maxKeepaliveBytes }),
  }).catch(() => {
    throw noAnswer()
  })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** Like `call`, but the request survives closing the page. */
export const callToTheEnd = createClient(send)
