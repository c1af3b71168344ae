import type { ReactNode } from 'react'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import type { PanelProps } from '../../shell/panel'
import { aboutPerson, useAct } from '../../shell/use-act'

type Act = { isPending: boolean; mutateAsync: (id: string) => Promise<{ message: string }> }

type ConfirmActionDialogProps = PanelProps & {
  title: string
  children: ReactNode
  confirm: string
  /** Whom it is about. */
  name: string
  act: Act
  id: string
  isDanger?: boolean
  onClose: () => void
}

export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { title, children, confirm, name, act, id, panel, isDanger = false, onClose } = props
  const did = useAct(panel)
  const run = async () => {
    await did(async () => aboutPerson(name, await act.mutateAsync(id)))
    onClose()
  }
  return (
    <ConfirmationDialog
      title={title}
      lead={children}
      confirm={act.isPending ? 'Saving...' : confirm}
      onConfirm={run}
      isDanger={isDanger}
      onClose={onClose}
      isBusy={act.isPending}
    />
  )
}
