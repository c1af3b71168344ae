import { zodResolver } from '@hookform/resolvers/zod'
import { adminLoginForm, loginSuccessful } from 'contract/accounts/admin'
import { Info } from 'lucide'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAdminLogin, useAdminSession } from '#app/data/admin'
import { useSubmit } from '#app/lib/use-submit'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Icon } from '#app/ui/icon'
import { RejectedNote } from '#app/ui/rejected-note'
import { showToast } from '#app/ui/toaster'
import { PasskeyLogin } from './passkey-login'
import { SecondStepForm } from './second-step-form'

const loginFailed = 'Login failed. Please try again.'

// Same rule as the command line, which creates the accounts: addresses in the college's own network are allowed.
const schema = z.extend(adminLoginForm, {
  email: adminLoginForm.shape.email.check(
    z.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, 'Please enter a valid email address'),
  ),
})

/** Disabled until hydration: anything typed or filled in earlier would be lost. */
export function StaffLoginForm({ isReady }: { isReady: boolean }) {
  const { session } = useAdminSession()
  const login = useAdminLogin()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const { submit } = useSubmit(form, {
    send: async (values) => {
      const { secondStep } = await login.mutateAsync(values)
      if (!secondStep) showToast('success', loginSuccessful)
    },
    onError: () => undefined, // shown from the state of the login
  })
  const { control, setFocus } = form
  const secondStep = login.data?.secondStep
  const wasRequested = useRef(false)
  useEffect(() => {
    if (wasRequested.current && !secondStep) setFocus('password')
    wasRequested.current = secondStep !== undefined
  }, [secondStep, setFocus])
  if (secondStep)
    return <SecondStepForm email={form.getValues('email')} step={secondStep} onBack={login.reset} />
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <RejectedNote />
      {login.isError && (
        <FormError key={login.submittedAt}>{login.error.message || loginFailed}</FormError>
      )}
      {session.notice && login.isIdle && <Notice>{session.notice}</Notice>}
      <TextField
        control={control}
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        isRequired
        isDisabled={!isReady || login.isPending}
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        isRequired
        isDisabled={!isReady || login.isPending}
      />
      <SubmitButton isBusy={login.isPending} isDisabled={!isReady} busyLabel="Logging in...">
        Login
      </SubmitButton>
      <PasskeyLogin isDisabled={!isReady || login.isPending}>Sign in with a passkey</PasskeyLogin>
    </form>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex gap-3 rounded-md border border-gold-500 bg-gilt-soft px-4 py-3 text-ink"
    >
      <Icon of={Info} className="mt-0.5 size-5 shrink-0 text-gilt" />
      <span>{children}</span>
    </p>
  )
}
