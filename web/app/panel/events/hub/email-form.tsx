import { type EventEmailPreview, emailIdUsed } from 'contract/events/event-emails'
import type { PeopleSelection } from 'contract/events/event-people'
import { type PeopleFilter, peopleGroupLabels } from 'contract/events/statuses'
import { useState } from 'react'
import { type EmailToPeople, usePreviewEmail, useSendEmail } from '#app/data/event-emails'
import { messageOf } from '#app/lib/as-rejection'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Button } from '../../shell/button'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'
import { peopleText } from './people-acts'

/** `label`: of people selected in the list; groups are named by the filter. */
export type Recipients = { label?: string; people: PeopleSelection }

export const everyoneActive: Recipients = { people: { state: 'active' } }

const groups = {
  active: peopleGroupLabels.active,
  registered: 'Registered',
  queue: peopleGroupLabels.queue,
  came: peopleGroupLabels.came,
  absent: peopleGroupLabels.absent,
} as const satisfies Partial<Record<PeopleFilter, string>>

type EmailFormProps = PanelProps & {
  eventId: string
  recipients: Recipients
  onRecipients: (recipients: Recipients) => void
}

type Previewed = EventEmailPreview & { sending: EmailToPeople & { _id: string } }

export function EmailForm({ eventId, recipients, onRecipients, panel }: EmailFormProps) {
  const [previewed, setPreviewed] = useState<Previewed>()
  // One for all previews of a letter: one that went out unnoticed isn't sent again, edited or not.
  const [_id, setId] = useState(() => crypto.randomUUID())
  const renewId = () => setId(crypto.randomUUID())
  const preview = usePreviewEmail(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel: { showSuccess: () => undefined },
    defaultValues: { subject: '', text: '' },
    send: async (letter) => {
      const sending = { ...letter, people: recipients.people }
      const result = await preview.mutateAsync(sending)
      setPreviewed({ ...result, sending: { ...sending, _id } })
      return { message: '' }
    },
    onSent: () => undefined,
    failure: 'The preview could not be loaded. Check your connection and try again.',
    errorAt: 'root',
  })
  useRestoredForm(panel, form, {
    name: `emails ${eventId}`,
    context: { recipients, _id },
    onRestored: (before) => {
      onRecipients(before.recipients)
      setId(before._id)
    },
  })
  const rejection = form.formState.errors.root?.message
  if (previewed)
    return (
      <Preview
        {...{ eventId, previewed, panel }}
        onBack={() => setPreviewed(undefined)}
        onIdUsed={renewId}
        onSent={() => {
          renewId()
          setPreviewed(undefined)
          onRecipients(everyoneActive)
          form.reset()
        }}
      />
    )
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-4">
      <RecipientsField recipients={recipients} onChange={onRecipients} />
      <TextField control={control} name="subject" label="Subject" autoComplete="off" isRequired />
      <TextField
        control={control}
        name="text"
        label="Text"
        hint="Starts with “Hello” and their name, and ends with a link to their registration"
        rows={8}
        isRequired
      />
      {rejection && <FormError>{rejection}</FormError>}
      <div>
        <SubmitButton isBusy={isBusy} busyLabel="Loading preview...">
          Preview
        </SubmitButton>
      </div>
    </form>
  )
}

type RecipientsFieldProps = { recipients: Recipients; onChange: (recipients: Recipients) => void }

const RecipientsField = ({ recipients: { label, people }, onChange }: RecipientsFieldProps) =>
  label ? (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{`To: ${label}`}</span>
      <Button tone="link" onClick={() => onChange(everyoneActive)}>
        Choose a group instead
      </Button>
    </p>
  ) : (
    <div className="flex">
      <ListSelect<PeopleFilter>
        label="To"
        value={people.state ?? 'active'}
        options={groups}
        onChange={(state) => onChange({ people: { state } })}
      />
    </div>
  )

type PreviewProps = PanelProps & {
  eventId: string
  previewed: Previewed
  onBack: () => void
  /** The author knows then, and may send the next preview. */
  onIdUsed: () => void
  onSent: () => void
}

function Preview({ eventId, previewed, panel, onBack, onIdUsed, onSent }: PreviewProps) {
  const { count, leftOut, subject, text, sending } = previewed
  const send = useSendEmail(eventId)
  const act = useAct(panel)
  const isBusy = send.isPending
  const submit = async () => {
    const isSent = await act(() =>
      send.mutateAsync(
        { ...sending, count },
        { onError: (error) => messageOf(error) === emailIdUsed && onIdUsed() },
      ),
    )
    if (isSent) onSent()
  }
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="text-ink-soft">
        {leftOut > 0
          ? `${peopleText(leftOut)} won’t get it: their email address isn’t confirmed, or they’re no longer registered.`
          : 'This is what the first person on the list gets.'}
      </p>
      <section
        aria-label="Preview"
        className="grid gap-3 rounded-md border border-line bg-tint p-4 sm:p-5"
      >
        <p translate="no" className="font-semibold wrap-anywhere">
          {subject}
        </p>
        <p translate="no" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" disabled={isBusy} onClick={submit}>
          {isBusy ? 'Sending...' : `Send to ${peopleText(count)}`}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          Edit
        </Button>
      </div>
    </div>
  )
}
