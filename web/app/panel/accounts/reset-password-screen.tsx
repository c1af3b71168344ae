import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { pathOf } from '#app/framework/addresses/path-of'
import { useHydrated } from '#app/lib/use-hydrated'
import { ConfirmedPasswordFields } from '#app/ui/fields/confirmed-password-fields'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { RejectedNote } from '#app/ui/rejected-note'
import { SessionGate, SessionGateLink } from '../shell/session-gate'
import { useResetForm } from './use-reset-form'

export function ResetPasswordScreen() {
  const isReady = useHydrated()
  return (
    <SessionGate
      title="Reset password"
      lead="The reset link expires in 10 minutes and works once."
      back={{ path: pathOf('admin-login'), label: 'Back to login' }}
    >
      <ResetPasswordForm key={String(isReady)} isReady={isReady} />
    </SessionGate>
  )
}

/** Disabled until hydration. */
function ResetPasswordForm({ isReady }: { isReady: boolean }) {
  const { control, submit, isBusy, fault } = useResetForm()
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <RejectedNote />
      {fault && (
        <div className="grid gap-1">
          <FormError>{fault}</FormError>
          <SessionGateLink to={pathOf('admin-forgot-password')}>Request a new link</SessionGateLink>
        </div>
      )}
      <ConfirmedPasswordFields
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
