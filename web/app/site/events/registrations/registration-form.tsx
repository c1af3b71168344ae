import {
  accountField,
  answerField,
  type RegistrationQuestion,
  type RegistrationTerms,
  type Seats,
} from 'contract/events/registrations'
import { termIn } from 'contract/events/translated-terms'
import { useEffect, useRef } from 'react'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { isAtRegistration } from '#app/lib/come-back'
import { languageHere } from '#app/lib/languages/page-language'
import { Honeypot } from '#app/ui/fields/honeypot'
import { PlainField, usePlainField } from '#app/ui/fields/plain-field'
import { RejectedNote } from '#app/ui/rejected-note'
import { refillForm, saveAnswers } from './saved-answers'

type FormProps = { eventId: string; terms: RegistrationTerms; seats: Seats | undefined }

/**
 * Works without scripts. Visitors give their name and email and confirm by a link; signed-in students are known to the
 * server.
 */
export function RegistrationForm({ eventId, terms, seats }: FormProps) {
  const { audience, questions, consent } = terms
  const written = (text: string) => termIn(terms.translations, languageHere(), text)
  const needsIdentity = audience === 'anybody' && !seats?.isStudent
  const { user } = useCurrentUser()
  const { _id: account, email } = user || {}
  const isKnown = seats !== undefined
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (ref.current && isKnown && isAtRegistration()) refillForm(ref.current, eventId, email)
  }, [eventId, isKnown, email])
  return (
    <form
      ref={ref}
      method="post"
      action={`${pathOf('event', { eventId })}/registration`}
      onSubmit={({ currentTarget }) => saveAnswers(currentTarget, eventId, email)}
      className="relative grid gap-4 print:hidden"
    >
      <RejectedNote />
      {account && <input type="hidden" name={accountField} value={account} />}
      {needsIdentity && <Who />}
      {questions.map((question) => (
        <QuestionField key={question.label} question={question} written={written} />
      ))}
      {consent && <Consent words={written(consent)} />}
      <button type="submit" className="button-primary">
        {seats?.left === 0 ? 'Join the waiting list' : 'Register'}
      </button>
      {needsIdentity && (
        <p className="text-[0.9375rem] text-ink-soft">
          We’ll email you a link. You get a place, or join the waiting list, when you confirm.
        </p>
      )}
    </form>
  )
}

function Consent({ words }: { words: string }) {
  const { control, error } = usePlainField('consent')
  return (
    <div className="grid gap-1.5">
      <label className="flex gap-3">
        <input
          {...control}
          type="checkbox"
          value={words}
          required
          className="mt-1 size-5 shrink-0 accent-brand-800"
        />
        <span className="min-w-0 wrap-anywhere whitespace-pre-line">{words}</span>
      </label>
      {error}
    </div>
  )
}

function Who() {
  return (
    <>
      <PlainField label="Your name" name="name">
        {(control) => <input {...control} required maxLength={100} autoComplete="name" />}
      </PlainField>
      <PlainField label="Your email" name="email">
        {(control) => (
          <input {...control} type="email" required maxLength={254} autoComplete="email" />
        )}
      </PlainField>
      <Honeypot />
    </>
  )
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

type QuestionFieldProps = {
  question: RegistrationQuestion
  /** In the language of the page. */
  written: (text: string) => string
}

/** Sends the English of a question and a choice, in every language. */
function QuestionField({ question, written }: QuestionFieldProps) {
  const { label, kind, isRequired, options = [] } = question
  const choices =
    kind === 'yesNo' ? yesOrNo : options.map((option) => [option, written(option)] as const)
  return (
    <PlainField label={written(label)} isOptional={!isRequired} name={answerField(label)}>
      {({ className, ...control }) =>
        kind === 'text' ? (
          <textarea
            {...control}
            required={isRequired}
            maxLength={2000}
            rows={2}
            className={`${className} py-2`}
          />
        ) : (
          <select {...control} required={isRequired} className={className}>
            <option value="">Please choose</option>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )
      }
    </PlainField>
  )
}
