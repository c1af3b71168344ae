import { useForm } from 'react-hook-form'
import { useVerifyEmail } from '#app/data/sign-up'
import { pathOf } from '#app/framework/addresses/path-of'
import { messageOf } from '#app/lib/as-rejection'
import { replaceBy } from '#app/lib/go-to'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { emptyCode } from './otp-code'
import type { OtpValues } from './otp-field'
import { useClearedErrors } from './use-cleared-errors'
import { useSessionCheck } from './use-session-check'

const verificationFailed = 'Verification failed'

const checkLater = lazyResolver<OtpValues>(() =>
  import('./account-rules').then(({ verifyEmailRules }) => verifyEmailRules),
)

export function useVerifyEmailForm() {
  const checkSession = useSessionCheck()
  const form = useForm<OtpValues>({
    resolver: checkLater,
    defaultValues: { otp: emptyCode },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const verify = useVerifyEmail()

  const showFailure = (error: unknown) => {
    form.setError('otp', { message: messageOf(error) || verificationFailed }, { shouldFocus: true })
    checkSession(error)
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ otp }) => {
      const { message } = await verify.mutateAsync(otp)
      leaveNotice('success', message)
      replaceBy(pathOf('home'))
    },
    onError: showFailure,
  })
  return { control: form.control, submit, isBusy: stage !== 'typing' }
}
