import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { otpForm } from 'contract/sign-up'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showToast } from '#app/components/toaster'
import { refetchCurrentUser } from '#app/data/account'
import { useVerifyEmail as useVerifyEmailCall } from '#app/data/sign-up'
import { useSingleSubmit } from '#app/lib/use-single-submit'
import { emptyCode } from './otp-code'
import type { OtpValues } from './otp-field'
import { messageOf } from './refusals'
import { useClearedErrors } from './use-cleared-errors'

const verificationFailed = 'Verification failed'
const sessionEnded = 401

/** Checks and sends the code, and leads home. Busy until the visitor is there, or it failed. */
export function useVerifyEmail() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<OtpValues>({
    resolver: zodResolver(otpForm),
    defaultValues: { otp: emptyCode },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const [isBusy, setBusy] = useState(false)
  const verify = useVerifyEmailCall()

  const showFailure = (error: unknown) => {
    form.setError('otp', { message: messageOf(error) || verificationFailed }, { shouldFocus: true })
    if (error instanceof Refusal && error.status === sessionEnded) {
      // Then nobody is signed in, which the screen says; should it stay unknown, the message above remains.
      void refetchCurrentUser(queryClient).catch(() => undefined)
    }
  }
  const submit = useSingleSubmit(
    form.handleSubmit(async ({ otp }) => {
      setBusy(true)
      try {
        const { message } = await verify.mutateAsync(otp)
        showToast('success', message)
        void navigate('/', { replace: true }) // the router shows its failures itself
      } catch (error) {
        setBusy(false)
        showFailure(error)
      }
    }),
  )
  return { control: form.control, submit, isBusy }
}
