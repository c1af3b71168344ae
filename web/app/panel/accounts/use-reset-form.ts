import { zodResolver } from '@hookform/resolvers/zod'
import { resetAdminPasswordForm } from 'contract/accounts/admin-account'
import { invalidResetToken } from 'contract/accounts/password-reset'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useResetAdminPassword } from '#app/data/admin-account'
import { pathOf } from '#app/framework/addresses/path-of'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import { showToast } from '#app/ui/toaster'
import { isTypedTwice } from '../shell/typed-twice'

const linkInvalid = 'Reset link is invalid or has expired. Please request a new one.'
const resetFailed = 'Reset failed'

const schema = z
  .object({ newPassword: resetAdminPasswordForm.shape.newPassword, confirmation: z.string() })
  .check(isTypedTwice)

/** The token is in the URL fragment. Nothing is sent before the form is submitted. */
export function useResetForm() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const reset = useResetAdminPassword()
  const [problem, setFault] = useState<string>()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '', confirmation: '' },
  })
  const showFailure = (error: unknown) => {
    const { message, errors } = error instanceof ApiError ? error : new ApiError(0, { message: '' })
    if (message === invalidResetToken || errors.token) setFault(linkInvalid)
    else if (errors.newPassword) showErrors(form, errors)
    else setFault(message || resetFailed)
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ newPassword }) => {
      setFault(undefined)
      const { message } = await reset.mutateAsync({ token: hash.slice(1), newPassword })
      showToast('success', message)
      void navigate(pathOf('admin-login'), { replace: true }) // the router shows its failures itself
    },
    onRefused: showFailure,
  })
  return { control: form.control, submit, isBusy: stage === 'sending', fault: problem }
}
