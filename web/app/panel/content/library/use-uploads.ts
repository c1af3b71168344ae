import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import { reportFailure } from '../../shell/report-failure'
import { isTemporary } from '../../shell/use-call-form'
import { isSessionEnd } from '../../shell/use-session-end'
import { newKey } from '../entries/form-data'

export type Upload = {
  key: string
  file: File
  stage: UploadStage
  errorText?: string
  /** If the same file may be accepted later. */
  canRetry?: boolean
}

const failure = 'The file could not be uploaded. Check your connection and try again.'

const isOpen = ({ errorText, canRetry }: Upload) => !errorText || canRetry

export function useUploads(onAdded: (item: ListedItem) => void, kind?: LibraryKind) {
  const { add } = useLibraryCalls()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

  /** False if the session has ended, so that the rest would fail too. */
  const sendOne = async ({ key, file }: Upload): Promise<boolean> => {
    try {
      const { item } = await add.mutateAsync({
        file,
        kind,
        onUploadProgress: (sentShare) => change(key, { stage: { sentShare } }),
      })
      drop(key)
      onAdded(item)
    } catch (error) {
      if (isSessionEnd(error)) return false
      const canRetry = !(error instanceof ApiError) || isTemporary(error)
      reportFailure(error, (errorText) => change(key, { errorText, canRetry }), failure)
    }
    return true
  }
  const send = async (files: readonly File[]) => {
    const started = files.map((file): Upload => ({ key: newKey(), file, stage: 'preparing' }))
    setUploads((before) => [...before.filter(isOpen), ...started])
    for (const upload of started) if (!(await sendOne(upload))) return
  }
  return {
    uploads,
    /** Not uploaded yet. */
    waiting: uploads.flatMap(({ file, errorText }) => (errorText ? [] : [file])),
    drop,
    send,
    retry: () => {
      const failed = uploads.filter(({ canRetry }) => canRetry)
      setUploads((before) => before.filter(({ canRetry }) => !canRetry))
      void send(failed.map(({ file }) => file)) // each shows its failure
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
