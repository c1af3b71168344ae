import { type Audience, audiences, type RegistrationTerms } from 'contract/events/registrations'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { ChangedMeanwhile } from '../../shell/changed-meanwhile'
import type { PanelProps } from '../../shell/panel'
import { QuestionsField } from './questions-field'
import { TextInputField } from './text-input-field'
import { labels, useTermsForm } from './use-terms-form'

type TermsFormCardProps = PanelProps & { eventId: string; terms: RegistrationTerms | undefined }

export function TermsFormCard({ eventId, terms, panel }: TermsFormCardProps) {
  const { form, typed, faults, changed, change, submit, isBusy } = useTermsForm({
    ...{ eventId, terms, panel },
  })
  const field = (name: 'capacity' | 'opensAt' | 'closesAt' | 'offerHours') => ({
    value: typed[name],
    error: faults[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="mt-4 grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInputField label={labels.capacity} type="number" isRequired {...field('capacity')} />
        <TextInputField
          label={labels.offerHours}
          hint="After that, or when the event starts, the seat goes to the next person waiting"
          type="number"
          isRequired
          {...field('offerHours')}
        />
        <TextInputField
          label={labels.opensAt}
          hint="Leave empty to open right away"
          type="datetime-local"
          {...field('opensAt')}
        />
        <TextInputField
          label={labels.closesAt}
          hint="Leave empty to close when the event starts"
          type="datetime-local"
          {...field('closesAt')}
        />
      </div>
      <AudienceField value={typed.audience} onChange={(audience) => change({ audience })} />
      <QuestionsField
        questions={typed.questions}
        faults={faults}
        onChange={(questions) => change({ questions })}
      />
      <TextInputField
        label={labels.consent}
        hint="Shown with a checkbox. Leave empty if no consent is needed."
        rows={3}
        value={typed.consent}
        error={faults.consent}
        onChange={(consent) => change({ consent })}
      />
      <ChangedMeanwhile changed={changed} />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={isBusy} busyLabel="Saving...">
          {terms ? 'Save settings' : 'Open registration'}
        </SubmitButton>
      </div>
    </form>
  )
}

type AudienceFieldProps = { value: Audience; onChange: (value: Audience) => void }

const AudienceField = ({ value, onChange }: AudienceFieldProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold text-ink">{labels.audience}</legend>
    {(['students', 'anybody'] as const).map((name) => (
      <label key={name} className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="audience"
          checked={value === name}
          onChange={() => onChange(name)}
          className="size-5 accent-brand-800"
        />
        {audiences[name]}
      </label>
    ))}
  </fieldset>
)
