import { type Call, createClient, type SentRequest } from 'contract/platform/client'
import { apiBase, inPageLanguage, noAnswer } from './call'
import { accountHeaders } from './page-account'

type OnUploadProgress = (share: number) => void
export type UploadOptions = { onUploadProgress: OnUploadProgress }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// fetch can't report upload progress.
function sendByXhr({ method, url, body, signal }: SentRequest, onUploadProgress: OnUploadProgress) {
  return new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, apiBase + inPageLanguage(url))
    xhr.withCredentials = true
    for (const [name, value] of Object.entries(accountHeaders())) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onUploadProgress(total ? loaded / total : 0)
    xhr.onload = () => resolve({ status: xhr.status, answer: parseJson(xhr.responseText) })
    xhr.onerror = () => reject(noAnswer())
    xhr.onabort = () => reject(new DOMException('The call was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body ?? null)
  })
}

export const uploadCall = (onUploadProgress: OnUploadProgress): Call =>
  createClient((request) => sendByXhr(request, onUploadProgress))
