import { ApiError, createClient, type SentRequest } from 'contract/platform/client'
import { languageHere } from './languages/page-language'
import { accountHeaders } from './page-account'

export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

export const noAnswer = () => new ApiError(0, { message: '' })
const jsonType = { 'content-type': 'application/json' }

/** So that emails about what somebody does on a page in Hindi are in Hindi, and what they read there, too. */
export function inPageLanguage(url: string): string {
  const language = languageHere()
  return language ? `${url}${url.includes('?') ? '&' : '?'}lang=${language}` : url
}

async function sendByFetch({ method, url, body, signal }: SentRequest) {
  const response = await fetch(apiBase + inPageLanguage(url), {
    method,
    credentials: 'include',
    ...(body && { body }),
    headers: { ...accountHeaders(), ...(typeof body === 'string' && jsonType) },
    ...(signal && { signal }),
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : noAnswer()
  })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** Rejects with `ApiError`; its status is 0 when no answer came. */
export const call = createClient(sendByFetch)
