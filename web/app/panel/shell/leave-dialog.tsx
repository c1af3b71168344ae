import { ConfirmationDialog } from '#app/ui/confirmation-dialog'

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmationDialog
      title="Leave without saving?"
      lead="Your unsaved changes will be lost."
      cancel="Keep editing"
      confirm="Leave"
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
