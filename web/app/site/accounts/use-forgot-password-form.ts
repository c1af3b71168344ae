import { emailNotConfigured, userNotFound } from 'contract/accounts/password-reset'
import { useForm } from 'react-hook-form'
import { useForgotPassword } from '#app/data/password-reset'
import { messageOf } from '#app/lib/as-rejection'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showToast } from '#app/ui/toaster'
import { useClearedErrors } from './use-cleared-errors'

const unknownEmail = 'No account found with this email address. Please check your email or sign up.'
const unavailable = 'Email service temporarily unavailable. Please try again later.'
const sendFailed = 'Failed to send reset link'

const checkLater = lazyResolver<{ email: string }>(() =>
  import('./account-rules').then(({ forgotPasswordRules }) => forgotPasswordRules),
)

export function useForgotPasswordForm() {
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
