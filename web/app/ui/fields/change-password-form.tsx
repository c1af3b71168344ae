import type { SubmitEventHandler } from 'react'
import type { Control } from 'react-hook-form'
import { ConfirmedPasswordFields } from './confirmed-password-fields'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'

type Passwords = { currentPassword: string; newPassword: string; confirmation: string }

type Props = {
  control: Control<Passwords>
  submit: SubmitEventHandler
  isBusy: boolean
  owner: { email: string; minimum: number }
}

export function PasswordChangeForm({ control, submit, isBusy, owner }: Props) {
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-md gap-5">
      {/* Tells password managers which account this is. */}
      <input hidden readOnly autoComplete="username" value={owner.email} />
      <PasswordField
        control={control}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        isRequired
      />
      <ConfirmedPasswordFields
        control={control}
        names={['newPassword', 'confirmation']}
        owner={owner}
      />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={isBusy} busyLabel="Changing...">
          Change password
        </SubmitButton>
      </div>
    </form>
  )
}
