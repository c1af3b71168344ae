import { ApiError, createClient, type SentRequest } from 'contract/platform/client'

export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

export const noAnswer = () => new ApiError(0, { message: '' })
const jsonType = { 'content-type': 'application/json' }

async function sendByFetch({ method, url, body, signal }: SentRequest) {
  const response = await fetch(`${apiBase}${url}`, {
    method,
    credentials: 'include',
    ...(body && { body }),
    ...(typeof body === 'string' && { headers: jsonType }),
    ...(signal && { signal }),
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : noAnswer()
  })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** Rejects with `ApiError`; its status is 0 when no answer came. */
export const call = createClient(sendByFetch)
