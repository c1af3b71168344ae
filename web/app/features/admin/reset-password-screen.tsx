import { adminPasswordMinimum } from 'contract/password-rule'
import { FormError } from '#app/components/fields/form-error'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TwiceTypedPassword } from '#app/components/fields/twice-typed-password'
import { RejectedNote } from '#app/components/rejected-note'
import { useHydrated } from '#app/lib/use-hydrated'
import { pathOf } from '#app/pages/path-of'
import { Door, DoorLink } from './door'
import { useResetForm } from './use-reset-form'

/** Sets a new password for the administrator who has come by the link in a mail. */
export function ResetPasswordScreen() {
  const isReady = useHydrated()
  return (
    <Door
      title="Reset password"
      lead="The reset link expires in 10 minutes and works once."
      back={{ path: pathOf('admin-login'), label: 'Back to login' }}
    >
      <ResetPasswordForm key={String(isReady)} isReady={isReady} />
    </Door>
  )
}

/** The form, not `isReady` before its script is there. */
function ResetPasswordForm({ isReady }: { isReady: boolean }) {
  const { control, submit, isBusy, fault } = useResetForm()
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <RejectedNote />
      {fault && (
        <div className="grid gap-1">
          <FormError>{fault}</FormError>
          <DoorLink to={pathOf('admin-forgot-password')}>Request a new link</DoorLink>
        </div>
      )}
      <TwiceTypedPassword
        control={control}
        names={['newPassword', 'confirmation']}
        owner={{ minimum: adminPasswordMinimum }}
        isDisabled={!isReady}
      />
      <SubmitButton isBusy={isBusy} isDisabled={!isReady} busyLabel="Resetting Password...">
        Reset Password
      </SubmitButton>
    </form>
  )
}
