import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Panel } from '../panel'
import { reportFailure } from '../report-failure'
import { useAct } from '../use-act'
import { type BulkAct, type BulkDone, reportText } from './bulk-act'
import type { SelectedEntry } from './use-selection'

const failed = 'The action could not be completed. Refresh the list to see what has changed.'

export type Entered = { choice: string; translations: Readonly<Record<string, string>> }

export type BulkDialogProps = {
  panel: Panel
  act: BulkAct
  entries: readonly SelectedEntry[]
  onClose: () => void
  /** The entries are no longer as they were selected. */
  onDone: () => void
}

export function useBulkAct({ panel, act, entries, onClose, onDone }: BulkDialogProps) {
  const queryClient = useQueryClient()
  const [report, setReport] = useState<BulkDone>()
  const runUndo = useAct(panel, failed)
  const refetch = () => queryClient.invalidateQueries({ queryKey: [act.shownBy] })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ choice, translations }: Entered) => act.run(entries, choice, translations),
    // Once a report has been read: with an empty list, its dialog disappears.
    onSettled: (done) => (done && done.rejected.length > 0 ? undefined : refetch()),
  })
  const finish = () => {
    onDone()
    onClose()
  }
  const show = ({ message, undo }: BulkDone) => {
    const undoing = async (run: NonNullable<typeof undo>) => {
      const undone = await run()
      if (undone.rejected.length === 0) return undone
      panel.showError(reportText(undone))
      return undefined
    }
    panel.showSuccess(message, undo && (() => void runUndo(() => undoing(undo)).then(refetch)))
  }
  const run = async (entered: Entered) => {
    try {
      const done = await mutateAsync(entered)
      if (done.rejected.length > 0) return setReport(done)
      show(done)
    } catch (error) {
      reportFailure(error, panel.showError, failed)
    }
    finish()
  }
  const closeReport = () => {
    finish()
    if (report?.undo && report.done > 0) show(report)
    void refetch() // the list shows its failure
  }
  return { run, report, closeReport, isPending }
}
