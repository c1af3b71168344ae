import { reasonTranslations, type TranslatedReason } from 'contract/events/event-reason'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '#app/ui/fields/text-field'

type Reasons = FieldValues & Record<'reason' | TranslatedReason, string>

export const noReason = { reason: '', reason_hi: '' } satisfies Reasons

type ReasonFieldsProps<Values extends Reasons> = {
  control: Control<Values>
  isRequired?: boolean
}

export const ReasonFields = <Values extends Reasons>({
  control,
  isRequired,
}: ReasonFieldsProps<Values>) => (
  <>
    <TextField
      label="Reason"
      hint="Shown to visitors and included in the email"
      isRequired={isRequired}
      // Safe casts: the form has these fields.
      name={'reason' as FieldPath<Values>}
      control={control}
    />
    {reasonTranslations.map(({ name, label, language, hint }) => (
      <TextField
        key={name}
        label={label}
        hint={hint}
        lang={language}
        name={name as FieldPath<Values>}
        control={control}
      />
    ))}
  </>
)
