import { zodResolver } from '@hookform/resolvers/zod'
import { incorrectPassword, verifyPasswordForm } from 'contract/accounts/admin'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useVerifyPassword } from '#app/data/admin'
import { useVerifyPasskey } from '#app/data/admin-factors'
import { useMounted } from '#app/lib/use-mounted'
import { useSubmit } from '#app/lib/use-submit'
import { reportFailure } from './report-failure'

const verificationFailed = 'Password verification failed'
const passkeyFailed = 'The passkey could not be used. Enter your password.'

/** Nothing runs if the dialog was closed meanwhile. */
export function useStepUp(onConfirmed: () => Promise<void>) {
  const form = useForm({
    resolver: zodResolver(verifyPasswordForm),
    defaultValues: { password: '' },
  })
  const verifyPassword = useVerifyPassword()
  const verifyPasskey = useVerifyPasskey()
  const [stage, setStage] = useState<'typing' | 'verifying' | 'verified'>('typing')
  const isMounted = useMounted()
  const isBlank = useWatch({ control: form.control, name: 'password' }).trim() === ''
  const { setFocus } = form
  const problem = form.formState.errors.password
  // Once the field is enabled again, so that the error is announced.
  useEffect(() => {
    if (problem && stage === 'typing') setFocus('password', { shouldSelect: true })
  }, [problem, stage, setFocus])

  const showPasswordError = (message: string) => {
    setStage('typing')
    form.setError('password', { message })
  }
  const { submit } = useSubmit(form, {
    send: async ({ password }) => {
      setStage('verifying')
      const { success } = await verifyPassword.mutateAsync(password)
      if (!isMounted.current) return
      if (!success) return showPasswordError(incorrectPassword)
      setStage('verified')
      await onConfirmed()
    },
    onError: (error) => {
      reportFailure(error, showPasswordError, verificationFailed)
    },
  })
  const byPasskey = async () => {
    setStage('verifying')
    try {
      await verifyPasskey.mutateAsync()
      if (!isMounted.current) return
      setStage('verified')
      await onConfirmed()
    } catch (error) {
      reportFailure(error, showPasswordError, passkeyFailed)
    }
  }
  return { control: form.control, submit, byPasskey, stage, isBlank }
}
