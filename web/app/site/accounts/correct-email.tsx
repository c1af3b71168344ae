import { emailTaken } from 'contract/accounts/sign-up'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCorrectEmail } from '#app/data/sign-up'
import { messageOf } from '#app/lib/as-rejection'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { showToast } from '#app/ui/toaster'
import { AccountForm } from './account-form'
import { useClearedErrors } from './use-cleared-errors'

const correctionFailed = 'Failed to send the code'
const taken = 'This email already has an account. Please log in with it, or use another one.'

const checkLater = lazyResolver<{ email: string }>(() =>
  import('./account-rules').then(({ correctEmailRules }) => correctEmailRules),
)

/** For an address that was mistyped at sign-up. */
export function CorrectEmail({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="min-h-11 font-semibold text-accent underline underline-offset-4"
      >
        Wrong address? Correct it
      </button>
    )
  return <CorrectEmailForm email={email} onDone={() => setIsOpen(false)} />
}

function CorrectEmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const correct = useCorrectEmail()
  const { submit, stage } = useSubmit(form, {
    send: async (values) => {
      const { message } = await correct.mutateAsync(values.email)
      showToast('success', message)
    },
    onSent: onDone,
    onError: (error) => {
      const message = messageOf(error) || correctionFailed
      form.setError('email', { message: message === emailTaken ? taken : message })
    },
  })
  return (
    <AccountForm onSubmit={submit}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label="Your student email"
        autoComplete="email"
        isRequired
      />
      <SubmitButton isBusy={stage === 'sending'} busyLabel="Sending...">
        Send a code to this address
      </SubmitButton>
    </AccountForm>
  )
}
