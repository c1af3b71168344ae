import type { PasswordChange } from 'contract/accounts/account-settings'
import { useForm } from 'react-hook-form'
import { useChangePassword } from '#app/data/account-settings'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showToast } from '#app/ui/toaster'
import { passwordMismatch, showRejection } from '../rejections'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'

const changeFailed = 'Failed to change password. Please try again.'

const checkLater = lazyResolver<PasswordChange & { confirmation: string }>(
  () => import('../account-rules').then(({ changePasswordRules }) => changePasswordRules),
  passwordMismatch,
)

export function usePasswordForm() {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const change = useChangePassword()
  const checkSession = useSessionCheck()
  const { submit, stage } = useSubmit(form, {
    send: async ({ confirmation: _, ...passwords }) => {
      const { message } = await change.mutateAsync(passwords)
      form.reset()
      showToast('success', message)
    },
    onError: (error) => {
      showRejection(form, error, changeFailed)
      checkSession(error)
    },
  })
  return { control: form.control, submit, isSaving: stage === 'sending' }
}
