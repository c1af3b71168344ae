import { zodResolver } from '@hookform/resolvers/zod'
import { resetAdminPasswordForm } from 'contract/accounts/admin-account'
import { invalidResetToken } from 'contract/accounts/password-reset'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useResetAdminPassword } from '#app/data/admin-account'
import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import { useHydrated } from '#app/lib/use-hydrated'
import { ConfirmedPasswordFields } from '#app/ui/fields/confirmed-password-fields'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { RejectedNote } from '#app/ui/rejected-note'
import { showToast } from '#app/ui/toaster'
import { passwordsMatch } from '../shell/passwords-match'
import { SessionGate, SessionGateLink } from '../shell/session-gate'
import { useCallForm } from '../shell/use-call-form'

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

const linkInvalid = 'Reset link is invalid or has expired. Please request a new one.'

const schema = z
  .object({ newPassword: resetAdminPasswordForm.shape.newPassword, confirmation: z.string() })
  .check(passwordsMatch)

/** The token is in the URL fragment. Nothing is sent before the form is submitted. */
function useResetForm() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const reset = useResetAdminPassword()
  const { form, control, submit, isBusy } = useCallForm({
    panel: { showSuccess: (message) => showToast('success', message) },
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '', confirmation: '' },
    send: ({ newPassword }) => reset.mutateAsync({ token: hash.slice(1), newPassword }),
    onSent: () => void navigate(addressHere(pathOf('admin-login')), { replace: true }), // the router shows its failures itself
    failure: 'Reset failed',
    errorAt: (message, { errors }) => {
      const isLinkInvalid = message === invalidResetToken || errors.token
      form.setError('root', { message: isLinkInvalid ? linkInvalid : message })
    },
  })
  return { control, submit, isBusy, fault: form.formState.errors.root?.message }
}
