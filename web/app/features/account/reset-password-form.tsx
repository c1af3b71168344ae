import { passwordMinimum } from 'contract/password-rule'
import { FormError } from '#app/components/fields/form-error'
import { NewPasswordField } from '#app/components/fields/new-password-field'
import { PasswordField } from '#app/components/fields/password-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { AccountForm } from './account-form'
import { TextLink } from './text-link'
import { useResetPassword } from './use-reset-password'

/** Sets a new password for who has come by the link in a mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { control, submit, isBusy, linkFault } = useResetPassword(token)
  return (
    <>
      <AccountForm onSubmit={submit}>
        {linkFault && (
          <div className="grid gap-1">
            <FormError>{linkFault}</FormError>
            <p>
              <TextLink to="/forgot-password">Request a new link</TextLink>
            </p>
          </div>
        )}
        <NewPasswordField
          control={control}
          name="newPassword"
          label="New password"
          owner={{ minimum: passwordMinimum }}
        />
        <PasswordField
          control={control}
          name="confirmation"
          label="Confirm password"
          autoComplete="new-password"
          isRequired
        />
        <SubmitButton isBusy={isBusy} busyLabel="Resetting Password...">
          Reset Password
        </SubmitButton>
      </AccountForm>
      <p className="mt-5 text-center">
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </>
  )
}
