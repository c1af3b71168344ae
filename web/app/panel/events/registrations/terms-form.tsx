import { type Audience, audiences, type Terms } from 'contract/events/registrations'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { ChangedMeanwhile } from '../../shell/changed-meanwhile'
import type { PanelProps } from '../../shell/panel'
import { QuestionsField } from './questions-field'
import { TypedField } from './typed-field'
import { labels, useTermsForm } from './use-terms-form'

type TermsFormCardProps = PanelProps & { eventId: string; terms: Terms | undefined }

/** Sets who may register, for how many places and when. Times are on the college's clock. */
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
        <TypedField label={labels.capacity} type="number" isRequired {...field('capacity')} />
        <TypedField
          label={labels.offerHours}
          hint="Then it goes to the next in line; never longer than until the event begins"
          type="number"
          isRequired
          {...field('offerHours')}
        />
        <TypedField
          label={labels.opensAt}
          hint="Left empty, at once"
          type="datetime-local"
          {...field('opensAt')}
        />
        <TypedField
          label={labels.closesAt}
          hint="Left empty, when the event begins"
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
      <TypedField
        label={labels.consent}
        hint="Shown with a box to tick; left empty, nothing has"
        rows={3}
        value={typed.consent}
        error={faults.consent}
        onChange={(consent) => change({ consent })}
      />
      <ChangedMeanwhile changed={changed} />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={isBusy} busyLabel="Saving...">
          {terms ? 'Save terms' : 'Open registration'}
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
