import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { PasswordField } from './password-field'
import { type PasswordOwner, StrengthHint } from './strength-hint'

type NewPasswordFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  owner: PasswordOwner
  isDisabled?: boolean
}

export function NewPasswordField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  owner,
  isDisabled,
}: NewPasswordFieldProps<Values, Output>) {
  const password: string = useWatch({ control, name })
  return (
    <div className="grid gap-2">
      <PasswordField
        control={control}
        name={name}
        label={label}
        hint={`Choose a strong password of at least ${owner.minimum} characters`}
        autoComplete="new-password"
        isRequired
        isDisabled={isDisabled}
      />
      <StrengthHint password={password} owner={owner} />
    </div>
  )
}
