import { useQueryClient } from '@tanstack/react-query'
import { invalidResetToken } from 'contract/accounts/password-reset'
import { serverError } from 'contract/platform/failures'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { refetchCurrentUser, useCurrentUser } from '#app/data/account'
import { useResetPassword } from '#app/data/password-reset'
import { pathOf } from '#app/framework/addresses/path-of'
import { messageOf } from '#app/lib/as-rejection'
import { replaceBy } from '#app/lib/go-to'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showToast } from '#app/ui/toaster'
import { passwordMismatch, showRejection } from './rejections'
import { useClearedErrors } from './use-cleared-errors'

const somethingWrong = 'Something went wrong. Please try again.'
const resetFailed = 'Reset failed'

const checkLater = lazyResolver<{ newPassword: string; confirmation: string }>(
  () => import('./account-rules').then(({ resetPasswordRules }) => resetPasswordRules),
  passwordMismatch,
)

export function useResetPasswordForm(token: string) {
  const queryClient = useQueryClient()
  const { user } = useCurrentUser()
  const form = useForm({
    resolver: checkLater,
    defaultValues: { newPassword: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  const [isRefused, setRefused] = useState(false)
  useClearedErrors(form, () => setRefused(false))
  const reset = useResetPassword(token)

  const showFailure = (error: unknown) => {
    const message = messageOf(error)
    if (message.includes(invalidResetToken)) setRefused(true)
    else if (message.includes(serverError)) showToast('error', somethingWrong)
    else showRejection(form, error, resetFailed)
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ newPassword }) => {
      setRefused(false)
      const { message } = await reset.mutateAsync(newPassword)
      // All sessions have ended, and the login page would redirect a student who seems signed in.
      if (user) await refetchCurrentUser(queryClient).catch(() => undefined)
      leaveNotice('success', message)
      replaceBy(pathOf('login'))
    },
    onError: showFailure,
  })
  return { control: form.control, submit, isBusy: stage !== 'typing', isRefused }
}
