import { csvBytes, csvTooLarge } from 'contract/operations/import'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useCheckTranslations, useImportTranslations } from '#app/data/translation-file'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { checkFailed, importFailed, readIntoMemory, unreadable } from './use-import'

/** A file of translated texts, from its choice to its result. */
export function useTranslationFile(panel: Panel, language: string | undefined) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const check = useCheckTranslations()
  const importing = useImportTranslations()
  const explain = (failure: string) => (error: Error) => {
    if (!isSessionEnd(error)) setFault((error instanceof ApiError && error.message) || failure)
  }
  const choose = async (picked: File) => {
    setFault(undefined)
    check.reset()
    importing.reset()
    if (picked.size > csvBytes) return setFault(csvTooLarge)
    const chosen = await readIntoMemory(picked).catch(() => undefined)
    if (!chosen) return setFault(unreadable)
    setFile(chosen)
    check.mutate({ file: chosen, language }, { onError: explain(checkFailed) })
  }
  const commit = () => {
    if (!file || importing.isPending) return
    setFault(undefined)
    importing.mutate(
      { file, language },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: explain(importFailed),
      },
    )
  }
  return {
    file,
    fault,
    choose,
    commit,
    isChecking: check.isPending,
    isImporting: importing.isPending,
    checked: check.data,
    /** What was imported. */
    imported: importing.data,
  }
}
