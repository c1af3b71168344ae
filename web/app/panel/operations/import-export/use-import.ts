import { csvBytes, csvTooLarge } from 'contract/operations/import'
import { ApiError } from 'contract/platform/client'
import type { RecordName } from 'contract/records'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useCheckImport, useImportTable } from '#app/data/import'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useFileChoice } from './use-file-choice'

export const checkFailed = 'Failed to check the file. Please try again.'
export const importFailed = 'Failed to import the file. Please try again.'
const invalid = 400

export const csvFieldId = 'csv-file'

export function useImport(panel: Panel) {
  const [subject, setSubject] = useState<RecordName>('events')
  /** If no response comes, the same import is sent again. */
  const [newId, setNewId] = useState(() => uuidv7())
  const [importId, setImportId] = useState<string>()
  const check = useCheckImport()
  const importing = useImportTable()

  function checkFile(chosen: File) {
    check.mutate(
      { subject, file: chosen },
      { onError: (error) => reportFailure(error, setProblem, checkFailed) },
    )
  }
  const choice = useFileChoice({ bytes: csvBytes, tooLarge: csvTooLarge }, checkFile)
  const { file, setProblem } = choice
  const reset = () => {
    setImportId(undefined)
    setNewId(uuidv7())
    check.reset()
  }
  const drop = () => {
    choice.drop()
    reset()
  }
  const commit = async () => {
    if (!file || importing.isPending) return
    setProblem(undefined)
    try {
      const { message, importId: done } = await importing.mutateAsync({ _id: newId, subject, file })
      drop()
      setImportId(done)
      panel.showSuccess(message)
    } catch (error) {
      reportFailure(error, setProblem, importFailed)
      // The data changed meanwhile, so the report is outdated.
      if (error instanceof ApiError && error.status === invalid) checkFile(file)
    }
  }
  return {
    subject,
    chooseSubject: (chosen: RecordName) => {
      drop()
      setSubject(chosen)
    },
    file,
    choose: (picked: File) => {
      reset()
      return choice.choose(picked)
    },
    drop,
    fault: choice.problem,
    isChecking: check.isPending,
    report: check.data,
    commit,
    isImporting: importing.isPending,
    /** The import that was just done. */
    importId,
  }
}
export type Importing = ReturnType<typeof useImport>
