import { audiences, type RegistrationTerms } from 'contract/events/registrations'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { ChangedByOthers } from '../../shell/changed-by-others'
import type { PanelProps } from '../../shell/panel'
import { InLanguages } from './in-languages'
import { QuestionsField } from './questions-field'
import { labels, type TermsFormState, useTermsForm } from './use-terms-form'

type TermsFormCardProps = PanelProps & {
  /** Of the form, which is in several tabs of an event. */
  name: string
  eventId: string
  terms: RegistrationTerms | undefined
}

export function TermsFormCard(props: TermsFormCardProps) {
  const { terms } = props
  const { form, changed, submit, isBusy } = useTermsForm(props)
  const { control, setValue } = form
  const field = (name: keyof typeof labels) => ({ control, name, label: labels[name] })
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('capacity')} type="number" inputMode="numeric" isRequired />
        <TextField
          {...field('offerHours')}
          hint="After that, or when the event starts, the seat goes to the next person waiting"
          type="number"
          inputMode="numeric"
          isRequired
        />
        <TextField
          {...field('opensAt')}
          hint="Leave empty to open right away"
          type="datetime-local"
        />
        <TextField
          {...field('closesAt')}
          hint="Leave empty to close when the event starts"
          type="datetime-local"
        />
      </div>
      <AudienceField control={control} />
      <QuestionsField control={control} setValue={setValue} />
      <TextField
        {...field('consent')}
        hint="Shown with a checkbox. Leave empty if no consent is needed."
        rows={3}
      />
      <InLanguages control={control} name="consentIn" of="consent" rows={3} />
      <ChangedByOthers changed={changed} />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={isBusy} busyLabel="Saving...">
          {terms ? 'Save settings' : 'Open registration'}
        </SubmitButton>
      </div>
    </form>
  )
}

const AudienceField = ({ control }: { control: TermsFormState['control'] }) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold text-ink">{labels.audience}</legend>
    {(['students', 'anybody'] as const).map((name) => (
      <label key={name} className="flex min-h-11 items-center gap-3">
        <input
          {...control.register('audience')}
          type="radio"
          value={name}
          className="size-5 accent-brand-800"
        />
        {audiences[name]}
      </label>
    ))}
  </fieldset>
)
