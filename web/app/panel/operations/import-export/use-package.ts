import { packageBytes, packageTooLarge } from 'contract/content/package'
import { ApiError } from 'contract/platform/client'
import { useCheckPackage, useImportPackage } from '#app/data/content-package'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useFileChoice } from './use-file-choice'
import { checkFailed, importFailed } from './use-import'

export function usePackage(panel: Panel) {
  const check = useCheckPackage()
  const importing = useImportPackage()

  function checkFile(chosen: File) {
    check.mutate(chosen, { onError: (error) => reportFailure(error, setProblem, checkFailed) })
  }
  const choice = useFileChoice({ bytes: packageBytes, tooLarge: packageTooLarge }, checkFile)
  const { file, setProblem } = choice
  const drop = () => {
    choice.drop()
    check.reset()
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
    fault: choice.problem,
    choose: (picked: File) => {
      check.reset()
      return choice.choose(picked)
    },
    drop,
    commit,
    report: check.data,
    isChecking: check.isPending,
    isImporting: importing.isPending,
  }
}
