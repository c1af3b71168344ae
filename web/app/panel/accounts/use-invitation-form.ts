import { zodResolver } from '@hookform/resolvers/zod'
import { acceptInvitation } from 'contract/accounts/invitations'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAcceptInvitation } from '#app/data/staff-accounts'
import { pathOf } from '#app/framework/addresses/path-of'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import { showToast } from '#app/ui/toaster'
import { isTypedTwice } from '../shell/typed-twice'

const failed = 'The invitation could not be accepted. Check the connection, then try again.'
const { name, newPassword } = acceptInvitation.schema.body.shape

const schema = z.object({ name, newPassword, confirmation: z.string() }).check(isTypedTwice)

export function useInvitationForm(token: string, invitedName: string) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const [problem, setFault] = useState<string>()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: invitedName, newPassword: '', confirmation: '' },
  })
  const { submit, stage } = useSubmit(form, {
    send: async ({ confirmation: _, ...given }) => {
      setFault(undefined)
      const { message } = await accept.mutateAsync({ ...given, token })
      showToast('success', message)
      void navigate(pathOf('admin-login'), { replace: true }) // the router shows its failures itself
    },
    onRefused: (error) => {
      const { message, errors } =
        error instanceof ApiError ? error : new ApiError(0, { message: '' })
      if (Object.keys(errors).length > 0) showErrors(form, errors)
      else setFault(message || failed)
    },
  })
  return { control: form.control, submit, isBusy: stage === 'sending', fault: problem }
}
