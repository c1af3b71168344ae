import { zodResolver } from '@hookform/resolvers/zod'
import { loginSuccessful, type SecondStep } from 'contract/accounts/admin'
import { verifySecondStep } from 'contract/accounts/admin-factors'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSecondStep } from '#app/data/admin-factors'
import { useSubmit } from '#app/lib/use-submit'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { showToast } from '#app/ui/toaster'
import { Button } from '../shell/button'
import { PasskeyLogin } from './passkey-login'

const stepFailed = 'Login failed. Please try again.'

type SecondStepFormProps = { email: string; step: SecondStep; onBack: () => void }

export function SecondStepForm({ email, step, onBack }: SecondStepFormProps) {
  const login = useSecondStep()
  const form = useForm({
    resolver: zodResolver(verifySecondStep.body),
    defaultValues: { code: '' },
  })
  const { setFocus } = form
  // The button that led here is unmounted, so its focus is lost.
  useEffect(() => setFocus('code'), [setFocus])
  const { submit, stage } = useSubmit(form, {
    send: async ({ code }) => {
      await login.mutateAsync(code)
      showToast('success', loginSuccessful)
    },
    onError: () => form.setFocus('code', { shouldSelect: true }),
  })
  const isBusy = stage === 'sending'
  const hint = step.hasApp
    ? 'The six-digit code from your authenticator app, or one of your recovery codes.'
    : 'One of your recovery codes.'
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        Your password is correct. One more step to sign in as{' '}
        <strong translate="no" className="wrap-anywhere text-ink">
          {email.trim()}
        </strong>
        .
      </p>
      {step.hasPasskey && <PasskeyLogin>Use a passkey</PasskeyLogin>}
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        {login.isError && (
          <FormError key={login.submittedAt}>{login.error.message || stepFailed}</FormError>
        )}
        <TextField
          control={form.control}
          name="code"
          label="Code"
          hint={hint}
          autoComplete="one-time-code"
          isRequired
          isDisabled={isBusy}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Checking...">
          Confirm
        </SubmitButton>
      </form>
      <Button onClick={onBack} className="w-full">
        Back to password
      </Button>
    </div>
  )
}
