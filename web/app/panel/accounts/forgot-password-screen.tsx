import { zodResolver } from '@hookform/resolvers/zod'
import { forgetAdminPasswordForm } from 'contract/accounts/admin-account'
import { MailCheck } from 'lucide'
import { useForm } from 'react-hook-form'
import { useForgetAdminPassword } from '#app/data/admin-account'
import { pathOf } from '#app/framework/addresses/path-of'
import { useHydrated } from '#app/lib/use-hydrated'
import { useSubmit } from '#app/lib/use-submit'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Icon } from '#app/ui/icon'
import { RejectedNote } from '#app/ui/rejected-note'
import { SessionGate } from '../shell/session-gate'

const sendFailed = 'Failed to send reset link'

export function ForgotPasswordScreen() {
  const isReady = useHydrated()
  return (
    <SessionGate
      title="Forgot password"
      lead="Enter the email of your staff account and we’ll send you a link to reset your password."
      back={{ path: pathOf('admin-login'), label: 'Back to login' }}
    >
      <ForgotPasswordForm key={String(isReady)} isReady={isReady} />
    </SessionGate>
  )
}

/** Disabled until hydration. */
function ForgotPasswordForm({ isReady }: { isReady: boolean }) {
  const forget = useForgetAdminPassword()
  const form = useForm({
    resolver: zodResolver(forgetAdminPasswordForm),
    defaultValues: { email: '' },
  })
  const { submit } = useSubmit(form, {
    send: ({ email }) => forget.mutateAsync(email),
    onError: () => undefined, // shown from the state of the call
  })
  const { control } = form
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <RejectedNote />
      {forget.isError && (
        <FormError key={forget.submittedAt}>{forget.error.message || sendFailed}</FormError>
      )}
      <TextField
        control={control}
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        isRequired
        isDisabled={!isReady || forget.isPending}
      />
      <SubmitButton isBusy={forget.isPending} isDisabled={!isReady} busyLabel="Sending...">
        Send Reset Link
      </SubmitButton>
      {/* Rendered even when empty: screen readers announce only changes inside a live region that already exists. */}
      <div role="status" className="empty:absolute">
        {forget.isSuccess && (
          <p className="flex gap-3 rounded-md border border-leaf-700/40 bg-leaf-100 px-4 py-3 text-leaf-700">
            <Icon of={MailCheck} className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {forget.data.message} The link expires in 10 minutes. If you don’t see it, check your
              spam folder.
            </span>
          </p>
        )}
      </div>
    </form>
  )
}
