import {
  type RecordLanguage,
  recordLanguages,
} from 'contract/content/translations/record-languages'
import { TextField } from '#app/ui/fields/text-field'
import type { TermsFormState } from './use-terms-form'

const labels = {
  question: { hi: 'Hindi: प्रश्न' },
  choices: { hi: 'Hindi: विकल्प' },
  consent: { hi: 'Hindi: सहमति' },
} as const satisfies Record<string, Record<RecordLanguage, string>>

type InLanguagesProps = Pick<TermsFormState, 'control'> & {
  name: 'consentIn' | `questions.${number}.${'labelIn' | 'choicesIn'}`
  of: keyof typeof labels
  hint?: string
  rows?: number
}

/** A text beside its English, in each language that records have. */
export const InLanguages = ({ control, name, of, hint, rows }: InLanguagesProps) =>
  recordLanguages.map((language) => (
    <TextField
      key={language}
      control={control}
      name={`${name}.${language}`}
      label={labels[of][language]}
      hint={hint}
      lang={language}
      {...(rows && { rows })}
    />
  ))
