import { college } from 'college/facts'
import { Refusal } from 'contract/client'
import type { TermsForm } from 'contract/registration-office'
import { type Audience, audiences, type Terms } from 'contract/registrations'
import { localTime } from 'contract/zoned-time'
import { type FormEvent, useState } from 'react'
import { SubmitButton } from '#app/components/fields/submit-button'
import { useSaveTerms } from '#app/data/registration-office'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'
import { QuestionsField } from './questions-field'
import { TypedField } from './typed-field'

const failed = 'That could not be saved. Please try again.'

/** What is typed: numbers are texts until they are sent. */
type Typed = Pick<TermsForm, 'audience' | 'questions'> &
  Record<'capacity' | 'offerHours' | 'opensAt' | 'closesAt' | 'consent', string>

const wall = (instant: string | undefined) =>
  instant ? localTime(instant, college.timeZone).slice(0, 16) : ''

const typedOf = (terms: Terms | undefined): Typed => ({
  capacity: String(terms?.capacity ?? 30),
  opensAt: wall(terms?.opensAt),
  closesAt: wall(terms?.closesAt),
  audience: terms?.audience ?? 'students',
  questions: terms?.questions ?? [],
  consent: terms?.consent ?? '',
  offerHours: String(terms?.offerHours ?? 24),
})

type TermsFormCardProps = PanelProps & { eventId: string; terms: Terms | undefined }

/** Sets who may register, for how many places and when. Times are on the college's clock. */
export function TermsFormCard({ eventId, terms, panel }: TermsFormCardProps) {
  const [typed, setTyped] = useState(() => typedOf(terms))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useSaveTerms(eventId)
  const change = (changed: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changed }))
    setErrors({})
    panel.setUnsaved(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const { capacity, offerHours, ...rest } = typed
    const body = { ...rest, capacity: Number(capacity), offerHours: Number(offerHours) }
    save.mutate(body, {
      onSuccess: ({ message }) => {
        panel.setUnsaved(false)
        panel.showSuccess(message)
      },
      onError: (fault) => {
        if (isSessionEnd(fault)) return
        if (fault instanceof Refusal) setErrors(fault.errors)
        panel.showError(fault.message || failed)
      },
    })
  }
  const field = (name: 'capacity' | 'opensAt' | 'closesAt' | 'offerHours') => ({
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TypedField label="Places" type="number" isRequired {...field('capacity')} />
        <TypedField
          label="Hours an offered place is held"
          hint="Then it goes to the next in line; never longer than until the event begins"
          type="number"
          isRequired
          {...field('offerHours')}
        />
        <TypedField
          label="Opens"
          hint="Left empty, at once"
          type="datetime-local"
          {...field('opensAt')}
        />
        <TypedField
          label="Closes"
          hint="Left empty, when the event begins"
          type="datetime-local"
          {...field('closesAt')}
        />
      </div>
      <AudienceField value={typed.audience} onChange={(audience) => change({ audience })} />
      <QuestionsField
        questions={typed.questions}
        error={errors.questions}
        onChange={(questions) => change({ questions })}
      />
      <TypedField
        label="What has to be agreed to"
        hint="Shown with a box to tick; left empty, nothing has"
        rows={3}
        value={typed.consent}
        error={errors.consent}
        onChange={(consent) => change({ consent })}
      />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={save.isPending} busyLabel="Saving...">
          {terms ? 'Save terms' : 'Open registration'}
        </SubmitButton>
      </div>
    </form>
  )
}

type AudienceFieldProps = { value: Audience; onChange: (value: Audience) => void }

const AudienceField = ({ value, onChange }: AudienceFieldProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold text-ink">Who may register</legend>
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
