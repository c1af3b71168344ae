import { answerField, type RegistrationQuestion } from 'contract/events/registrations'
import { PlainField } from '#app/ui/fields/plain-field'

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
export function QuestionField({ question, written }: QuestionFieldProps) {
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
