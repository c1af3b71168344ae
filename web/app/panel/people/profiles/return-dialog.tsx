import type { ProfileChange } from 'contract/people/own-profile'
import { useReturnProfile } from '#app/data/own-profile'
import { NoteForm } from '../../shell/note-form'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

type ReturnDialogProps = PanelProps & {
  change: ProfileChange
  note: string
  onNote: (note: string) => void
  onClose: () => void
}

export function ReturnDialog({ change, panel, onClose, ...typed }: ReturnDialogProps) {
  const giveBack = useReturnProfile()
  const { _id, name, sentAt } = change
  const send = (note: string) =>
    giveBack.mutate(
      { _id, sentAt, note },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: (error) => {
          if (!isSessionEnd(error))
            panel.showError(error.message || 'The change could not be returned. Please try again.')
        },
        onSettled: onClose,
      },
    )
  return (
    <NoteForm
      {...typed}
      title={`Return to ${name}`}
      lead="Visitors still see the previous version. Your note is shown above their profile form."
      label="What needs to change"
      confirm={giveBack.isPending ? 'Returning...' : 'Return'}
      missing="Describe what needs to change, in at least 3 characters"
      isBusy={giveBack.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}
