import type { OfficeRegistration } from 'contract/events/registration-office'
import { registrationStatusLabels } from 'contract/events/statuses'
import type { ReactNode } from 'react'
import { useCorrectName } from '#app/data/event-people'
import { formatDateTime } from '#app/lib/format-date-time'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { requireText, useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'
import { WideDialog } from '../../shell/wide-dialog'
import { actLabels, type PersonAct } from './people-acts'

type PersonDialogProps = PanelProps & {
  eventId: string
  person: OfficeRegistration
  acts: readonly PersonAct[]
  onAct: (act: PersonAct) => void
  onClose: () => void
}

export function PersonDialog(props: PersonDialogProps) {
  const { eventId, person, acts, panel, onAct, onClose } = props
  return (
    <WideDialog
      title={person.name ? <bdi>{person.name}</bdi> : 'Name deleted'}
      onClose={onClose}
      className="max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))]"
    >
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {factsOf(person).map(([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of one person don't move
          <div key={index} className="contents">
            <dt className="text-ink-muted max-sm:mt-1">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {person.name !== undefined && (
        <NameForm {...{ eventId, panel, onClose }} person={person} name={person.name} />
      )}
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          {acts.map((act) => (
            <Button key={act} onClick={() => onAct(act)} className="px-4 max-sm:grow">
              {actLabels[act]}
            </Button>
          ))}
        </div>
      )}
    </WideDialog>
  )
}

function factsOf(person: OfficeRegistration): [label: ReactNode, text: ReactNode][] {
  const { standing, offeredUntil, checkIn, place } = person
  const facts: [ReactNode, ReactNode][] = [
    ['Status', registrationStatusLabels[standing]],
    ['Email', person.email],
    ['Registered', formatDateTime(person.createdAt)],
    ['Order of registration', place === undefined ? undefined : String(place)],
    [
      'Offered until',
      standing === 'offered' && offeredUntil ? formatDateTime(offeredUntil) : undefined,
    ],
    ['Checked in', checkIn && formatDateTime(checkIn.scannedAt)],
    ['Reason', person.reason && <bdi>{person.reason}</bdi>],
    ...person.answers.map(({ question, answer }): [ReactNode, ReactNode] => [
      <bdi key="question">{question}</bdi>,
      <bdi key="answer">{answer}</bdi>,
    ]),
  ]
  return facts.filter(([, text]) => text !== undefined)
}

type NameFormProps = Pick<PersonDialogProps, 'eventId' | 'person' | 'panel' | 'onClose'> & {
  name: string
}

function NameForm({ eventId, person, name: seen, panel, onClose }: NameFormProps) {
  const correct = useCorrectName(eventId, person._id)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { name: seen },
    resolver: requireText('name', 'Name is required'),
    send: ({ name }) => correct.mutateAsync({ name, seen }),
    onSent: onClose,
    onSessionEnd: onClose,
    failure: 'The name could not be saved. Check your connection and try again.',
    errorAt: 'name',
  })
  useRestoredForm(panel, form, { name: `name ${person._id}` })
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="grid items-end gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="sm:col-span-2">
        <TextField
          control={control}
          name="name"
          label="Name"
          hint="Shown on the ticket and the certificate. A certificate that was already issued gets a new code."
          autoComplete="off"
          isRequired
        />
      </div>
      <div>
        <SubmitButton isBusy={isBusy} isDisabled={!form.formState.isDirty} busyLabel="Saving...">
          Correct name
        </SubmitButton>
      </div>
    </form>
  )
}
