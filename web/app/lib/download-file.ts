import { ApiError } from 'contract/platform/client'
import { apiBase } from './call'
import { accountHeaders } from './page-account'
import { saveFile } from './save-file'

const noAnswer = () => {
  throw new ApiError(0, { message: '' })
}

/** Rejects with `ApiError`; a plain link would save the error message as the file. */
export async function downloadFile(url: string, fileName: string): Promise<void> {
  const response = await fetch(`${apiBase}${url}`, {
    credentials: 'include',
    headers: accountHeaders(),
  }).catch(noAnswer)
  if (!response.ok) {
    const failure = await response.json().catch(() => undefined)
    throw new ApiError(response.status, { message: failure?.message ?? '' })
  }
  saveFile(await response.blob().catch(noAnswer), fileName)
}
