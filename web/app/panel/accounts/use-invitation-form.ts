import { zodResolver } from '@hookform/resolvers/zod'
import { acceptInvitation } from 'contract/accounts/invitations'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAcceptInvitation } from '#app/data/staff-accounts'
import { pathOf } from '#app/framework/addresses/path-of'
import { showToast } from '#app/ui/toaster'
import { passwordsMatch } from '../shell/passwords-match'
import { useCallForm } from '../shell/use-call-form'

const { name, newPassword } = acceptInvitation.schema.body.shape

const schema = z.object({ name, newPassword, confirmation: z.string() }).check(passwordsMatch)

export function useInvitationForm(token: string, invitedName: string) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const { form, control, submit, isBusy } = useCallForm({
    panel: { showSuccess: (message) => showToast('success', message) },
    resolver: zodResolver(schema),
    defaultValues: { name: invitedName, newPassword: '', confirmation: '' },
    send: ({ confirmation: _, ...given }) => accept.mutateAsync({ ...given, token }),
    onSent: () => void navigate(pathOf('admin-login'), { replace: true }), // the router shows its failures itself
    failure: 'The invitation could not be accepted. Check the connection, then try again.',
    errorAt: 'root',
  })
  return { control, submit, isBusy, fault: form.formState.errors.root?.message }
}
