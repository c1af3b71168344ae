import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import { reportFailure } from '../../shell/report-failure'
import { newKey } from '../entries/form-data'

export type Upload = { key: string; name: string; stage: UploadStage; errorText?: string }

const failure = 'The file could not be uploaded. Check your connection and try again.'

export function useUploads(onAdded: (item: ListedItem) => void, kind?: LibraryKind) {
  const { add } = useLibraryCalls()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

  const sendOne = async (key: string, file: File) => {
    try {
      const { item } = await add.mutateAsync({
        file,
        kind,
        onUploadProgress: (sentShare) => change(key, { stage: { sentShare } }),
      })
      drop(key)
      onAdded(item)
    } catch (error) {
      reportFailure(error, (errorText) => change(key, { errorText }), failure)
    }
  }
  return {
    uploads,
    isBusy: uploads.some(({ errorText }) => !errorText),
    drop,
    send: async (files: readonly File[]) => {
      const begun = files.map((file) => ({ key: newKey(), file }))
      const added = begun.map(
        ({ key, file }): Upload => ({ key, name: file.name, stage: 'preparing' }),
      )
      setUploads((before) => [...before.filter(({ errorText }) => !errorText), ...added])
      for (const { key, file } of begun) await sendOne(key, file)
    },
  }
}
