import type { ComponentProps, ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons'
import { Modal } from './modal'

type ConfirmationDialogProps = Omit<ComponentProps<typeof DialogButtons>, 'cancel' | 'onCancel'> & {
  title: string
  lead?: ReactNode
  cancel?: string
  onClose: () => void
  children?: ReactNode
}

/** Asks before something is done. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { title, lead, cancel = 'Cancel', onClose, isBusy = false, children, ...buttons } = props
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      {lead && <p className="mt-3 wrap-anywhere text-ink-soft">{lead}</p>}
      {children}
      <DialogButtons {...buttons} cancel={cancel} onCancel={onClose} isBusy={isBusy} />
    </Modal>
  )
}
