import { ConfirmationDialog } from '#app/ui/confirmation-dialog'

type LogoutDialogProps = { isUnsaved: boolean; onCancel: () => void; onConfirm: () => void }

export function LogoutDialog({ isUnsaved, onCancel, onConfirm }: LogoutDialogProps) {
  return (
    <ConfirmationDialog
      title="Are you sure?"
      lead={
        <>
          You will be logged out!
          {isUnsaved && ' Your unsaved changes will be lost.'}
        </>
      }
      confirm="Yes, logout!"
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}
