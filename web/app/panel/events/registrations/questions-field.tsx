import type { RegistrationQuestion } from 'contract/events/registrations'
import { useEffect, useRef } from 'react'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { controlClasses } from '#app/ui/fields/field'
import { TextInputField } from './text-input-field'
import type { TermsErrors } from './use-terms-form'

const kinds: Record<RegistrationQuestion['kind'], string> = {
  text: 'Text',
  choice: 'Multiple choice (one answer)',
  yesNo: 'Yes or no',
}
const mostQuestions = 10

type QuestionsFieldProps = {
  questions: readonly RegistrationQuestion[]
  faults: TermsErrors
  onChange: (questions: RegistrationQuestion[]) => void
}

/** A new question gets the focus. */
export function QuestionsField({ questions, faults, onChange }: QuestionsFieldProps) {
  const keeper = useFocusRestorer<HTMLFieldSetElement>()
  const count = useRef(questions.length)
  useEffect(() => {
    const labels = keeper.ref.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])')
    if (questions.length > count.current) labels?.[questions.length - 1]?.focus()
    count.current = questions.length
  })
  const put = (place: number, question: RegistrationQuestion) =>
    onChange(questions.map((one, at) => (at === place ? question : one)))
  return (
    <fieldset {...keeper} className="grid gap-4 outline-none">
      <legend className="mb-1.5 font-semibold text-ink">Questions</legend>
      {questions.map((question, place) => (
        <QuestionField
          // Two questions can be identical while being typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
          key={place}
          question={question}
          faultOf={(name) => faults[`questions.${place}.${name}`]}
          onChange={(changed) => put(place, changed)}
          onRemove={() => onChange(questions.filter((_, at) => at !== place))}
        />
      ))}
      {questions.length < mostQuestions && (
        <button
          type="button"
          className="button-outline justify-self-start"
          onClick={() => onChange([...questions, { label: '', kind: 'text', isRequired: false }])}
        >
          Add question
        </button>
      )}
    </fieldset>
  )
}

type QuestionFieldProps = {
  question: RegistrationQuestion
  faultOf: (name: 'label' | 'options') => string | undefined
  onChange: (question: RegistrationQuestion) => void
  onRemove: () => void
}

const isKind = (name: string): name is RegistrationQuestion['kind'] => Object.hasOwn(kinds, name)

function QuestionField({ question, faultOf, onChange, onRemove }: QuestionFieldProps) {
  const { label, kind, isRequired, options = [] } = question
  return (
    <div className="grid gap-3 rounded-md border border-line p-4">
      <TextInputField
        label="Question"
        isRequired
        error={faultOf('label')}
        value={label}
        onChange={(text) => onChange({ ...question, label: text })}
      />
      <label className="grid gap-1.5 font-semibold text-ink">
        Answer type
        <select
          value={kind}
          onChange={({ target }) => {
            if (isKind(target.value)) onChange({ ...question, kind: target.value })
          }}
          className={`${controlClasses} font-normal`}
        >
          {Object.entries(kinds).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {kind === 'choice' && (
        <TextInputField
          label="Choices"
          hint="One per line"
          isRequired
          error={faultOf('options')}
          rows={3}
          value={options.join('\n')}
          onChange={(text) => onChange({ ...question, options: text.split('\n') })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
            className="size-5 accent-brand-800"
          />
          Required
        </label>
        <button type="button" className="button-outline" onClick={onRemove}>
          Remove question
        </button>
      </div>
    </div>
  )
}
