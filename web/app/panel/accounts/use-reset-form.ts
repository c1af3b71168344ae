import { zodResolver } from '@hookform/resolvers/zod'
import { resetAdminPasswordForm } from 'contract/accounts/admin-account'
import { invalidResetToken } from 'contract/accounts/password-reset'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useResetAdminPassword } from '#app/data/admin-account'
import { pathOf } from '#app/framework/addresses/path-of'
import { showToast } from '#app/ui/toaster'
import { passwordsMatch } from '../shell/passwords-match'
import { useCallForm } from '../shell/use-call-form'

const linkInvalid = 'Reset link is invalid or has expired. Please request a new one.'

const schema = z
  .object({ newPassword: resetAdminPasswordForm.shape.newPassword, confirmation: z.string() })
  .check(passwordsMatch)

/** The token is in the URL fragment. Nothing is sent before the form is submitted. */
export function useResetForm() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const reset = useResetAdminPassword()
  const { form, control, submit, isBusy } = useCallForm({
    panel: { showSuccess: (message) => showToast('success', message) },
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '', confirmation: '' },
    send: ({ newPassword }) => reset.mutateAsync({ token: hash.slice(1), newPassword }),
    onSent: () => void navigate(pathOf('admin-login'), { replace: true }), // the router shows its failures itself
    failure: 'Reset failed',
    errorAt: (message, { errors }) => {
      const isLinkInvalid = message === invalidResetToken || errors.token
      form.setError('root', { message: isLinkInvalid ? linkInvalid : message })
    },
  })
  return { control, submit, isBusy, fault: form.formState.errors.root?.message }
}
