import { userLoggedIn } from 'contract/accounts/account'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { useLogin } from '#app/data/sign-in'
import { messageOf } from '#app/lib/as-rejection'
import { pathBackOrHome } from '#app/lib/come-back'
import { rememberEmail, rememberedEmail } from '#app/lib/remembered-email'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showToast } from '#app/ui/toaster'
import type { LoginValues } from './account-rules'
import { passwordDelays } from './fetch-user'
import { useClearedErrors } from './use-cleared-errors'
import { useEntrance } from './use-entrance'

function useRememberedEmail({
  getValues,
  setValue,
}: Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const email = rememberedEmail()
    if (email === undefined) return
    setValue('isRemembered', true)
    if (!getValues('email')) setValue('email', email)
  }, [getValues, setValue])
}

export const loginFailed = 'Login failed. Please try again.'
export const loginLost = "Login successful but couldn't fetch user data. Please refresh the page."

const checkLater = lazyResolver<LoginValues>(() =>
  import('./account-rules').then(({ loginRules }) => loginRules),
)

export function useLoginForm() {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { email: '', password: '', isRemembered: false },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  useRememberedEmail(form)
  const login = useLogin()
  const { enter, isBusy } = useEntrance({
    nextPath: pathBackOrHome,
    welcome: userLoggedIn,
    lost: loginLost,
    delays: passwordDelays,
  })
  const { submit } = useSubmit(form, {
    send: ({ isRemembered, ...credentials }) =>
      enter(async () => {
        await login.mutateAsync(credentials)
        rememberEmail(isRemembered ? credentials.email : undefined)
      }),
    onError: (error) => showToast('error', messageOf(error) || loginFailed),
  })
  return { control: form.control, submit, isBusy }
}
