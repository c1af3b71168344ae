import { emailNotConfigured, userNotFound } from 'contract/accounts/password-reset'
import { useForm } from 'react-hook-form'
import { useForgotPassword } from '#app/data/password-reset'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { messageOf } from '#app/lib/as-rejection'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps } from './account-island'
import { TextLink } from './text-link'
import { useClearedErrors } from './use-cleared-errors'

const unknownEmail = 'No account found with this email address. Please check your email or sign up.'
const unavailable = 'Email service temporarily unavailable. Please try again later.'
const sendFailed = 'Failed to send reset link'

const checkLater = lazyResolver<{ email: string }>(() =>
  import('./account-rules').then(({ forgotPasswordRules }) => forgotPasswordRules),
)

function useForgotPasswordForm() {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const forgot = useForgotPassword()

  const showFailure = (error: unknown) => {
    const message = messageOf(error)
    if (message.includes(userNotFound)) {
      form.setError('email', { message: unknownEmail }, { shouldFocus: true })
    } else if (message.includes(emailNotConfigured)) showToast('error', unavailable)
    else showToast('error', message || sendFailed)
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ email }) => showToast('success', (await forgot.mutateAsync(email)).message),
    onError: showFailure,
  })
  return {
    control: form.control,
    submit,
    isSending: stage === 'sending',
    sentTo: forgot.isSuccess ? forgot.variables : undefined,
  }
}

function ForgotPasswordForm() {
  const { control, submit, isSending, sentTo } = useForgotPasswordForm()
  return (
    <>
      <AccountForm onSubmit={submit}>
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          isRequired
        />
        <SubmitButton isBusy={isSending} busyLabel="Sending...">
          Send Reset Link
        </SubmitButton>
      </AccountForm>
      {/* Empty, it takes no room but stays rendered: a live region must exist before its content. */}
      <div role="status" className="mt-5 empty:absolute">
        {sentTo && <SentNote email={sentTo} />}
      </div>
      <p className="mt-3 text-center">
        <TextLink to={pathOf('login')}>Back to login</TextLink>
      </p>
    </>
  )
}

function SentNote({ email }: { email: string }) {
  return (
    <p className="flex gap-3 rounded-md border border-leaf-700/40 bg-leaf-100 px-4 py-3 text-leaf-700">
      <Icon of="mail-check" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Check the inbox of {email} (and the spam folder). The link expires in 10 minutes.
      </span>
    </p>
  )
}

const ForgotPassword = (props: AccountProps) => (
  <AccountIsland {...props}>
    <ForgotPasswordForm />
  </AccountIsland>
)

export default island(ForgotPassword, { hydrate: 'interaction' })
