import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Modal title="Leave without saving?" onClose={onStay}>
      <p className="mt-3 text-ink-soft">Your unsaved changes will be lost.</p>
      <DialogButtons cancel="Keep editing" onCancel={onStay} confirm="Leave" onConfirm={onLeave} />
    </Modal>
  )
}
