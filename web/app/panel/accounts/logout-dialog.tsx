import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'

type LogoutDialogProps = { isUnsaved: boolean; onCancel: () => void; onConfirm: () => void }

export function LogoutDialog({ isUnsaved, onCancel, onConfirm }: LogoutDialogProps) {
  return (
    <Modal title="Are you sure?" onClose={onCancel}>
      <p className="mt-3 text-ink-soft">
        You will be logged out!
        {isUnsaved && ' Your unsaved changes will be lost.'}
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={onCancel}
        confirm="Yes, logout!"
        onConfirm={onConfirm}
      />
    </Modal>
  )
}
