import type { Question } from 'contract/registrations'
import { useId } from 'react'
import { controlClasses, FieldError } from '#app/components/fields/field'
import { TypedField } from './typed-field'

const kinds: Record<Question['kind'], string> = {
  text: 'A text',
  choice: 'One of several choices',
  yesNo: 'Yes or no',
}
const mostQuestions = 10

type QuestionsFieldProps = {
  questions: readonly Question[]
  error: string | undefined
  onChange: (questions: Question[]) => void
}

/** What whoever registers is asked. */
export function QuestionsField({ questions, error, onChange }: QuestionsFieldProps) {
  const id = useId()
  const put = (place: number, question: Question) =>
    onChange(questions.map((one, at) => (at === place ? question : one)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold text-ink">Questions</legend>
      {questions.map((question, place) => (
        <QuestionField
          // Two can be alike while one is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
          key={place}
          question={question}
          onChange={(changed) => put(place, changed)}
          onRemove={() => onChange(questions.filter((_, at) => at !== place))}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
      {questions.length < mostQuestions && (
        <button
          type="button"
          className="button-outline justify-self-start"
          onClick={() => onChange([...questions, { label: '', kind: 'text', isRequired: false }])}
        >
          Add a question
        </button>
      )}
    </fieldset>
  )
}

type QuestionFieldProps = {
  question: Question
  onChange: (question: Question) => void
  onRemove: () => void
}

const isKind = (name: string): name is Question['kind'] => Object.hasOwn(kinds, name)

function QuestionField({ question, onChange, onRemove }: QuestionFieldProps) {
  const { label, kind, isRequired, options = [] } = question
  return (
    <div className="grid gap-3 rounded-md border border-line p-4">
      <TypedField
        label="Question"
        isRequired
        error={undefined}
        value={label}
        onChange={(text) => onChange({ ...question, label: text })}
      />
      <label className="grid gap-1.5 font-semibold text-ink">
        Answered by
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
        <TypedField
          label="Choices"
          hint="One on each line"
          isRequired
          error={undefined}
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
          Must be answered
        </label>
        <button type="button" className="button-outline" onClick={onRemove}>
          Remove question
        </button>
      </div>
    </div>
  )
}
