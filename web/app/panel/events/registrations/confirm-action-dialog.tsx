import type { ReactNode } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'

type Act = { isPending: boolean; mutateAsync: (id: string) => Promise<{ message: string }> }

type ConfirmActionDialogProps = PanelProps & {
  title: string
  children: ReactNode
  confirm: string
  act: Act
  id: string
  isDanger?: boolean
  onClose: () => void
}

export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { title, children, confirm, act, id, panel, isDanger = false, onClose } = props
  const did = useAct(panel)
  const run = async () => {
    await did(() => act.mutateAsync(id))
    onClose()
  }
  return (
    <Modal title={title} onClose={onClose} isBusy={act.isPending}>
      <p className="mt-3 text-ink-soft">{children}</p>
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm={act.isPending ? 'Saving...' : confirm}
        onConfirm={run}
        isBusy={act.isPending}
        isDanger={isDanger}
      />
    </Modal>
  )
}
