import { loginSuccessful, type SecondStep } from 'contract/admin'
import { useForm } from 'react-hook-form'
import { FormError } from '#app/components/fields/form-error'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextField } from '#app/components/fields/text-field'
import { showToast } from '#app/components/toaster'
import { useSecondStep } from '#app/data/admin-factors'
import { useSubmit } from '#app/lib/use-submit'
import { PasskeyLogin } from './passkey-login'

const stepFailed = 'Login failed. Please try again.'
const codeMissing = 'Enter a code'

type SecondStepFormProps = { email: string; step: SecondStep; onBack: () => void }

/** What comes after the password of an account that has more than that. */
export function SecondStepForm({ email, step, onBack }: SecondStepFormProps) {
  const login = useSecondStep()
  const form = useForm({ defaultValues: { code: '' } })
  const { submit } = useSubmit(form, {
    send: async ({ code }) => {
      if (code.trim() === '') return form.setError('code', { message: codeMissing })
      await login.mutateAsync(code)
      showToast('success', loginSuccessful)
    },
    onRefused: () => form.setFocus('code', { shouldSelect: true }),
  })
  const hint = step.hasApp
    ? 'The six digits of your authenticator app, or one of your recovery codes.'
    : 'One of your recovery codes.'
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        Your password is right. Confirm that it is you to log in as{' '}
        <strong className="wrap-anywhere text-ink">{email.trim()}</strong>.
      </p>
      {step.hasPasskey && <PasskeyLogin>Use a passkey</PasskeyLogin>}
      <form noValidate onSubmit={submit} className="grid gap-5">
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
          isDisabled={login.isPending}
        />
        <SubmitButton isBusy={login.isPending} busyLabel="Checking...">
          Confirm
        </SubmitButton>
      </form>
      <button type="button" onClick={onBack} className="button-outline w-full">
        Back to the password
      </button>
    </div>
  )
}
