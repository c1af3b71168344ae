import type { RegistrationQuestion } from 'contract/events/registrations'
import { useEffect, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { controlClasses } from '#app/ui/fields/field'
import { TextField } from '#app/ui/fields/text-field'
import type { TermsControl } from './use-terms-form'

const kinds: Record<RegistrationQuestion['kind'], string> = {
  text: 'Text',
  choice: 'Multiple choice (one answer)',
  yesNo: 'Yes or no',
}
const mostQuestions = 10

/** A new question gets the focus. */
export function QuestionsField({ control }: { control: TermsControl }) {
  const keeper = useFocusRestorer<HTMLFieldSetElement>()
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' })
  const count = useRef(fields.length)
  useEffect(() => {
    const labels = keeper.ref.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])')
    if (fields.length > count.current) labels?.[fields.length - 1]?.focus()
    count.current = fields.length
  })
  return (
    <fieldset {...keeper} className="grid gap-4 outline-none">
      <legend className="mb-1.5 font-semibold text-ink">Questions</legend>
      {fields.map(({ id }, place) => (
        <QuestionField key={id} control={control} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < mostQuestions && (
        <button
          type="button"
          className="button-outline justify-self-start"
          onClick={() =>
            append(
              { label: '', kind: 'text', isRequired: false, choices: '' },
              { shouldFocus: false },
            )
          }
        >
          Add question
        </button>
      )}
    </fieldset>
  )
}

type QuestionFieldProps = { control: TermsControl; place: number; onRemove: () => void }

function QuestionField({ control, place, onRemove }: QuestionFieldProps) {
  const question = `questions.${place}` as const
  const kind = useWatch({ control, name: `${question}.kind` })
  return (
    <div className="grid gap-3 rounded-md border border-line p-4">
      <TextField control={control} name={`${question}.label`} label="Question" isRequired />
      <label className="grid gap-1.5 font-semibold text-ink">
        Answer type
        <select
          {...control.register(`${question}.kind`)}
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
        <TextField
          control={control}
          name={`${question}.choices`}
          label="Choices"
          hint="One per line"
          rows={3}
          isRequired
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-3">
          <input
            {...control.register(`${question}.isRequired`)}
            type="checkbox"
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
