import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import type { PasswordOwner } from './strength-hint'

type TwiceTypedPasswordProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  names: readonly [FieldPath<Values>, FieldPath<Values>]
  owner: PasswordOwner
  isDisabled?: boolean
}

export function ConfirmedPasswordFields<Values extends FieldValues, Output>({
  control,
  names: [password, confirmation],
  owner,
  isDisabled = false,
}: TwiceTypedPasswordProps<Values, Output>) {
  return (
    <>
      <NewPasswordField
        control={control}
        name={password}
        label="New password"
        owner={owner}
        isDisabled={isDisabled}
      />
      <PasswordField
        control={control}
        name={confirmation}
        label="Confirm password"
        autoComplete="new-password"
        isRequired
        isDisabled={isDisabled}
      />
    </>
  )
}
