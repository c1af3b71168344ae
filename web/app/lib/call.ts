import { createClient, Refusal, type SentRequest } from 'contract/client'

/** Where the API and uploaded pictures are: this origin, unless the build says otherwise. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

/** For calls with files: hears of the share already sent. */
export type UploadProgress = Pick<SentRequest, 'onUploadProgress'>

const noAnswer = () => new Refusal(0, { message: '' })
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// fetch cannot tell how much of a body has been sent.
function sendByXhr({ method, url, body, signal, onUploadProgress }: SentRequest) {
  return new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, `${apiBase}${url}`)
    xhr.withCredentials = true
    if (typeof body === 'string') xhr.setRequestHeader('content-type', jsonType['content-type'])
    xhr.upload.onprogress = ({ loaded, total }) => onUploadProgress?.(total ? loaded / total : 0)
    xhr.onload = () => resolve({ status: xhr.status, answer: parseJson(xhr.responseText) })
    xhr.onerror = () => reject(noAnswer())
    xhr.onabort = () => reject(new DOMException('The call was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body ?? null)
  })
}

/** Calls the API from the browser. Rejects with `Refusal`; its status is 0 when no answer came. */
export const call = createClient((request) =>
  request.onUploadProgress ? sendByXhr(request) : sendByFetch(request),
)
