import type { CertainSelection } from 'contract/events/event-people'
import { useChangePeople, useMarkCame } from '#app/data/event-people'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { isTemporary, requireText, useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'
import { consequences, type ManyAct, peopleText } from './people-acts'

type PeopleActDialogProps = PanelProps & {
  eventId: string
  act: ManyAct
  people: CertainSelection
  onDone: () => void
  onClose: () => void
}

const titles: Record<ManyAct, (people: string) => string> = {
  seat: (people) => `Give ${people} a seat`,
  queue: (people) => `Move ${people} to the waiting list`,
  came: (people) => `Mark ${people} as attended`,
  remove: (people) => `Remove ${people}`,
}

export function PeopleActDialog(props: PeopleActDialogProps) {
  const { eventId, act, people, panel, onDone, onClose } = props
  const change = useChangePeople(eventId)
  const markCame = useMarkCame(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { reason: '' },
    ...(act === 'remove' && { resolver: requireText('reason', 'Please enter a reason') }),
    send: ({ reason }) =>
      act === 'came'
        ? markCame.mutateAsync(people)
        : change.mutateAsync({ act, ...people, ...(reason && { reason }) }),
    onSent: () => {
      onDone()
      onClose()
    },
    onSessionEnd: onClose,
    errorAt: (message, error) => {
      if (act === 'remove' && isTemporary(error)) form.setError('reason', { message })
      else {
        panel.showError(message)
        onClose()
      }
    },
  })
  useRestoredForm(panel, form, { name: `${act} many ${eventId}` })
  const title = titles[act](peopleText(people.count))
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 mb-4 text-ink-soft">{consequences[act]}</p>
      <form noValidate method="post" onSubmit={submit}>
        {act === 'remove' && (
          <TextField
            control={control}
            name="reason"
            label="Reason"
            autoComplete="off"
            maxLength={300}
            isRequired
          />
        )}
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Saving...' : title}
          isBusy={isBusy}
          isDanger={act === 'remove'}
        />
      </form>
    </Modal>
  )
}
