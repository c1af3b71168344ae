import type { ReactNode } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'

/** What is done once it was asked about. */
type Act = { isPending: boolean; mutateAsync: (id: string) => Promise<{ message: string }> }

type AskDialogProps = PanelProps & {
  title: string
  /** What follows from it. */
  children: ReactNode
  confirm: string
  act: Act
  /** Of whom or what. */
  id: string
  isDanger?: boolean
  onClose: () => void
}

/** Asks before something is done about somebody, does it, and says what became of it. */
export function AskDialog(props: AskDialogProps) {
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
        confirm={act.isPending ? 'One moment...' : confirm}
        onConfirm={run}
        isBusy={act.isPending}
        isDanger={isDanger}
      />
    </Modal>
  )
}
