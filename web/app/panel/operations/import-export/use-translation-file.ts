import { csvBytes, csvTooLarge } from 'contract/operations/import'
import { ApiError } from 'contract/platform/client'
import { useCheckTranslations, useImportTranslations } from '#app/data/translation-file'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { useFileChoice } from './use-file-choice'
import { checkFailed, importFailed } from './use-import'

/** A file of translated texts, from its choice to its result. */
export function useTranslationFile(panel: Panel, language: string | undefined) {
  const check = useCheckTranslations()
  const importing = useImportTranslations()
  const explain = (failure: string) => (error: Error) => {
    if (!isSessionEnd(error)) setProblem((error instanceof ApiError && error.message) || failure)
  }
  function checkFile(chosen: File) {
    check.mutate({ file: chosen, language }, { onError: explain(checkFailed) })
  }
  const choice = useFileChoice({ bytes: csvBytes, tooLarge: csvTooLarge }, checkFile)
  const { file, setProblem } = choice
  const commit = () => {
    if (!file || importing.isPending) return
    setProblem(undefined)
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
    fault: choice.problem,
    choose: (picked: File) => {
      check.reset()
      importing.reset()
      return choice.choose(picked)
    },
    commit,
    isChecking: check.isPending,
    isImporting: importing.isPending,
    checked: check.data,
    /** What was imported. */
    imported: importing.data,
  }
}
