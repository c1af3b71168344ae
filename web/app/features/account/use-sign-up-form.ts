import { zodResolver } from '@hookform/resolvers/zod'
import { emailAddress, requiredText } from 'contract/endpoint'
import { passwordMaximum } from 'contract/password-rule'
import { photoBytes } from 'contract/pictures'
import { type SignUpForm, signUpForm, userRegistered } from 'contract/sign-up'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { UploadStage } from '#app/components/fields/upload-progress'
import { useSignUp } from '#app/data/sign-up'
import { shrinkPicture } from '#app/lib/shrink-picture'
import { useSingleSubmit } from '#app/lib/use-single-submit'
import { pathOf } from '#app/pages/path-of'
import { passwordDelays } from './fetch-user'
import { emailInvalid, showSignUpRefusal } from './refusals'
import { useClearedErrors } from './use-cleared-errors'
import { useEntrance } from './use-entrance'

const signUpFailed = 'Registration failed'
const lost = "Registration successful but couldn't fetch user data. Please refresh the page."

// What a password must be is for the server to say.
const schema = z.extend(signUpForm, {
  email: emailAddress('Email is required', emailInvalid),
  password: requiredText('Password', passwordMaximum),
  hasAgreed: z.boolean().check(z.refine((hasAgreed) => hasAgreed, 'Please agree to the terms')),
})
export type SignUpValues = z.infer<typeof schema>

const log = {
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged
  onFailure: ({ message }: Error) => console.error(`Error fetching user after signup: ${message}`),
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged
  onRetryFailure: (error: Error) => console.error('Retry failed', error),
}

/** The sign-up with an email and a password. */
export function useSignUpForm() {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(schema),
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
    path: pathOf('verify-email'),
    welcome: userRegistered,
    lost,
    delays: passwordDelays,
    log,
  })

  const send = async (values: SignUpForm) => {
    try {
      setStage('preparing')
      const profilePhoto = await shrinkPicture(values.profilePhoto, photoBytes)
      await signUp.mutateAsync({
        body: { ...values, profilePhoto },
        onUploadProgress: (sentShare) => setStage({ sentShare }),
      })
    } finally {
      setStage(undefined)
    }
  }
  const submit = useSingleSubmit(
    form.handleSubmit(({ hasAgreed: _, ...values }) =>
      enter(
        () => send(values),
        (error) => showSignUpRefusal(form, error, signUpFailed),
      ),
    ),
  )
  return { control: form.control, submit, isBusy, stage }
}
