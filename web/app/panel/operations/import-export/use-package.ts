import { packageBytes, packageTooLarge } from 'contract/content/package'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useCheckPackage, useImportPackage } from '#app/data/content-package'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { checkFailed, importFailed, readIntoMemory, unreadable } from './use-import'

export function usePackage(panel: Panel) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const check = useCheckPackage()
  const importing = useImportPackage()

  const drop = () => {
    setFile(undefined)
    setProblem(undefined)
    check.reset()
  }
  const checkFile = (chosen: File) =>
    check.mutate(chosen, { onError: (error) => reportFailure(error, setProblem, checkFailed) })
  const choose = async (picked: File) => {
    drop()
    if (picked.size > packageBytes) return setProblem(packageTooLarge)
    const chosen = await readIntoMemory(picked).catch(() => undefined)
    if (!chosen) return setProblem(unreadable)
    setFile(chosen)
    checkFile(chosen)
  }
  const commit = () => {
    if (!file || importing.isPending) return
    setProblem(undefined)
    importing.mutate(file, {
      onSuccess: ({ message }) => {
        drop()
        panel.showSuccess(`Imported as drafts: ${message}`)
      },
      onError: (error) => {
        reportFailure(error, setProblem, importFailed)
        // The content changed meanwhile, so the report is outdated.
        if (error instanceof ApiError) checkFile(file)
      },
    })
  }
  return {
    file,
    fault: problem,
    choose,
    drop,
    commit,
    report: check.data,
    isChecking: check.isPending,
    isImporting: importing.isPending,
  }
}
