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

/** Asks for the note with which a change is returned. */
export function ReturnDialog({ change, panel, onClose, ...typed }: ReturnDialogProps) {
  const giveBack = useReturnProfile()
  const { _id, name, sentAt } = change
  const send = (note: string) =>
    giveBack.mutate(
      { _id, sentAt, note },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: (error) => {
          if (!isSessionEnd(error)) panel.showError(error.message || 'It could not be returned.')
        },
        onSettled: onClose,
      },
    )
  return (
    <NoteForm
      {...typed}
      title={`Return to ${name}`}
      lead="Visitors go on reading what was there before. Your note stands above the form of the profile."
      label="What is to be changed"
      confirm={giveBack.isPending ? 'Returning...' : 'Return'}
      missing="Say what is to be changed: at least 3 characters"
      isBusy={giveBack.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}
