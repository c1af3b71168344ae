import type { ProfileChange } from 'contract/people/own-profile'
import { useReturnProfile } from '#app/data/own-profile'
import { NoteForm } from '../../shell/note-form'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'

type ReturnDialogProps = PanelProps & {
  change: ProfileChange
  note: string
  onNote: (note: string) => void
  onClose: () => void
}

export function ReturnDialog({ change, panel, onClose, ...typed }: ReturnDialogProps) {
  const giveBack = useReturnProfile()
  const { _id, name, sentAt } = change
  const act = useAct(panel, 'The change could not be returned. Please try again.')
  const send = async (note: string) => {
    await act(() => giveBack.mutateAsync({ _id, sentAt, note }))
    onClose()
  }
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
