import { type SignUpBody, userRegistered } from 'contract/accounts/sign-up'
import { photoBytes } from 'contract/platform/pictures'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSignUp } from '#app/data/sign-up'
import { onwardPath } from '#app/lib/come-back'
import { shrinkLater } from '#app/lib/shrink-later'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import type { SignUpValues } from './account-rules'
import { passwordDelays } from './fetch-user'
import { showSignUpRejection } from './rejections'
import { useClearedErrors } from './use-cleared-errors'
import { useEntrance } from './use-entrance'

const signUpFailed = 'Registration failed'
const lost = "Registration successful but couldn't fetch user data. Please refresh the page."

const checkLater = lazyResolver<SignUpValues>(
  () => import('./account-rules').then(({ signUpRules }) => signUpRules),
  ({ hasAgreed }) =>
    hasAgreed ? {} : { hasAgreed: { type: 'missing', message: 'Please agree to the terms' } },
)

const log = {
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged
  onFailure: ({ message }: Error) => console.error(`Error fetching user after signup: ${message}`),
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged
  onRetryFailure: (error: Error) => console.error('Retry failed', error),
}

export function useSignUpForm() {
  const form = useForm<SignUpValues>({
    resolver: checkLater,
    defaultValues: {
      fullName: '',
      email: '',
      mobileNumber: '',
      password: '',
      hasAgreed: false,
    },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const [stage, setStage] = useState<UploadStage>()
  const signUp = useSignUp()
  const { enter, isBusy } = useEntrance({
    nextPath: () => onwardPath('verify-email'),
    welcome: userRegistered,
    lost,
    delays: passwordDelays,
    log,
  })

  const send = async (values: SignUpBody) => {
    try {
      setStage('preparing')
      const profilePhoto = await shrinkLater(values.profilePhoto, photoBytes)
      await signUp.mutateAsync({
        body: { ...values, profilePhoto },
        onUploadProgress: (sentShare) => setStage({ sentShare }),
      })
    } finally {
      setStage(undefined)
    }
  }
  const { submit } = useSubmit(form, {
    send: ({ hasAgreed: _, ...values }) => enter(() => send(values)),
    onError: (error) => showSignUpRejection(form, error, signUpFailed),
  })
  return { control: form.control, submit, isBusy, stage }
}
