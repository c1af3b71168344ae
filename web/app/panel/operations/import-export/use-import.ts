import { csvBytes, csvTooLarge } from 'contract/operations/import'
import { ApiError } from 'contract/platform/client'
import type { RecordName } from 'contract/records'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useCheckImport, useImportTable } from '#app/data/import'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'

export const unreadable = 'The file could not be read. Please choose it again.'
export const checkFailed = 'Failed to check the file. Please try again.'
export const importFailed = 'Failed to import the file. Please try again.'
const invalid = 400

export const csvFieldId = 'csv-file'

/** Reads the file into memory: a program that has it open may change it before it is sent. */
export const readIntoMemory = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type })

export function useImport(panel: Panel) {
  const [subject, setSubject] = useState<RecordName>('events')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  /** If no response comes, the same import is sent again. */
  const [newId, setNewId] = useState(() => uuidv7())
  const [importId, setImportId] = useState<string>()
  const check = useCheckImport()
  const importing = useImportTable()

  const checkFile = (chosen: File) =>
    check.mutate(
      { subject, file: chosen },
      { onError: (error) => reportFailure(error, setProblem, checkFailed) },
    )
  const drop = () => {
    setFile(undefined)
    setProblem(undefined)
    setImportId(undefined)
    setNewId(uuidv7())
    check.reset()
  }
  const choose = async (picked: File) => {
    drop()
    if (picked.size > csvBytes) return setProblem(csvTooLarge)
    const chosen = await readIntoMemory(picked).catch(() => undefined)
    if (!chosen) return setProblem(unreadable)
    setFile(chosen)
    checkFile(chosen)
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
    choose,
    drop,
    fault: problem,
    isChecking: check.isPending,
    report: check.data,
    commit,
    isImporting: importing.isPending,
    /** The import that was just done. */
    importId,
  }
}
export type Importing = ReturnType<typeof useImport>
