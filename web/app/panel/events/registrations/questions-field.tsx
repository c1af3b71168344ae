import type { RegistrationQuestion } from 'contract/events/registrations'
import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { controlClasses } from '#app/ui/fields/field'
import { TextField } from '#app/ui/fields/text-field'
import { Button } from '../../shell/button'
import { InLanguages } from './in-languages'
import { newQuestion } from './typed-terms'
import type { TermsFormState } from './use-terms-form'

const kinds: Record<RegistrationQuestion['kind'], string> = {
  text: 'Text',
  choice: 'Multiple choice (one answer)',
  yesNo: 'Yes or no',
}
const maxQuestions = 10

/** A new question gets the focus. `useFieldArray` would do this too, but weighs 1.4 kB on every page with a form. */
export function QuestionsField({
  control,
  setValue,
}: Pick<TermsFormState, 'control' | 'setValue'>) {
  const focusRestorer = useFocusRestorer<HTMLFieldSetElement>()
  const questions = useWatch({ control, name: 'questions' })
  const { isSubmitted } = useFormState({ control })
  const change = (next: typeof questions) =>
    setValue('questions', next, { shouldDirty: true, shouldValidate: isSubmitted })
  const count = useRef(questions.length)
  useEffect(() => {
    const labels = focusRestorer.ref.current?.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [lang])',
    )
    if (questions.length > count.current) labels?.[questions.length - 1]?.focus()
    count.current = questions.length
  })
  return (
    <fieldset {...focusRestorer} className="grid gap-4 outline-none">
      <legend className="mb-1.5 font-semibold text-ink">Questions</legend>
      {questions.map((_, index) => (
        <QuestionField
          // Two questions can be identical while being typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by position
          key={index}
          control={control}
          index={index}
          onRemove={() => change(questions.toSpliced(index, 1))}
        />
      ))}
      {questions.length < maxQuestions && (
        <Button className="justify-self-start" onClick={() => change([...questions, newQuestion])}>
          Add question
        </Button>
      )}
    </fieldset>
  )
}

type QuestionFieldProps = {
  control: TermsFormState['control']
  index: number
  onRemove: () => void
}

function QuestionField({ control, index, onRemove }: QuestionFieldProps) {
  const question = `questions.${index}` as const
  const kind = useWatch({ control, name: `${question}.kind` })
  return (
    <div className="grid gap-3 rounded-md border border-line p-4">
      <TextField control={control} name={`${question}.label`} label="Question" isRequired />
      <InLanguages control={control} name={`${question}.labelIn`} of="question" />
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
        <>
          <TextField
            control={control}
            name={`${question}.choices`}
            label="Choices"
            hint="One per line"
            rows={3}
            isRequired
          />
          <InLanguages
            control={control}
            name={`${question}.choicesIn`}
            of="choices"
            hint="One per line, in the same order"
            rows={3}
          />
        </>
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
        <Button onClick={onRemove}>Remove question</Button>
      </div>
    </div>
  )
}
