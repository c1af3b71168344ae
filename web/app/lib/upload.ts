import { createClient, type SentRequest } from 'contract/client'
import { apiBase, jsonType, noAnswer } from './call'

/** For calls with files: hears of the share already sent. */
export type UploadProgress = Pick<SentRequest, 'onUploadProgress'>

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

/** Calls the API as `call` does, and tells how much has been sent. */
export const upload = createClient(sendByXhr)
