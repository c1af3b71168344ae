import { answerField, type Question, type Seats, type Terms } from 'contract/registrations'
import { type ReactNode, useId } from 'react'
import { Honeypot } from '#app/components/fields/honeypot'
import { pathOf } from '#app/pages/path-of'
import { useKeptAnswers } from './use-kept-answers'

const controlClasses = 'min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink'

type FormProps = { eventId: string; terms: Terms; seats: Seats | undefined }

/**
 * Registers whoever presses. The browser sends it by itself, so it needs no script. Who is signed in is known to the server;
 * others say who they are, and are mailed a link.
 */
export function RegistrationForm({ eventId, terms, seats }: FormProps) {
  const { audience, questions, consent } = terms
  const asksWho = audience === 'anybody' && !seats?.isStudent
  const kept = useKeptAnswers(eventId, seats !== undefined)
  return (
    <form
      {...kept}
      method="post"
      action={`${pathOf('event', { eventId })}/registration`}
      className="relative grid gap-4 print:hidden"
    >
      {asksWho && <Who />}
      {questions.map((question) => (
        <QuestionField key={question.label} question={question} />
      ))}
      {consent && (
        <label className="flex gap-3">
          <input
            type="checkbox"
            name="consent"
            value={consent}
            required
            className="mt-1 size-5 shrink-0 accent-brand-800"
          />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">{consent}</span>
        </label>
      )}
      <button type="submit" className="button-primary">
        {seats?.left === 0 ? 'Join the waiting list' : 'Register'}
      </button>
      {asksWho && (
        <p className="text-[0.9375rem] text-ink-soft">
          You are mailed a link. Your place in line is given when you confirm it.
        </p>
      )}
    </form>
  )
}

function Who() {
  return (
    <>
      <Labelled label="Your name">
        {(id) => (
          <input
            id={id}
            name="name"
            required
            maxLength={100}
            autoComplete="name"
            className={controlClasses}
          />
        )}
      </Labelled>
      <Labelled label="Your email">
        {(id) => (
          <input
            id={id}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            className={controlClasses}
          />
        )}
      </Labelled>
      <Honeypot />
    </>
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <p className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold wrap-anywhere text-ink">
        {label}
      </label>
      {children(id)}
    </p>
  )
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

function QuestionField({ question }: { question: Question }) {
  const { label, kind, isRequired, options = [] } = question
  const name = answerField(label)
  const choices = kind === 'yesNo' ? yesOrNo : options.map((option) => [option, option] as const)
  return (
    <Labelled label={isRequired ? label : `${label} (optional)`}>
      {(id) =>
        kind === 'text' ? (
          <textarea
            id={id}
            name={name}
            required={isRequired}
            maxLength={2000}
            rows={2}
            className={`${controlClasses} py-2`}
          />
        ) : (
          <select
            id={id}
            name={name}
            required={isRequired}
            defaultValue=""
            className={controlClasses}
          >
            <option value="">Please choose</option>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )
      }
    </Labelled>
  )
}
