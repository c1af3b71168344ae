import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from 'contract/account-settings'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { showToast } from '#app/components/toaster'
import { useChangePassword } from '#app/data/account-settings'
import { useSingleSubmit } from '#app/lib/use-single-submit'
import { passwordsDiffer, showRefusal } from '../refusals'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'

const changeFailed = 'Failed to change password. Please try again.'

const schema = z.extend(changePasswordForm, { confirmation: z.string() }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: passwordsDiffer,
  }),
)

/** Changes the password by the current one. */
export function usePasswordForm() {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const change = useChangePassword()
  const checkSession = useSessionCheck()
  const submit = useSingleSubmit(
    form.handleSubmit(async ({ confirmation: _, ...passwords }) => {
      try {
        const { message } = await change.mutateAsync(passwords)
        form.reset()
        showToast('success', message)
      } catch (error) {
        showRefusal(form, error, changeFailed)
        checkSession(error)
      }
    }),
  )
  return { control: form.control, submit, isSaving: change.isPending }
}
