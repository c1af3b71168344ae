import type { InvitationForm, OpenInvitation } from 'contract/accounts/invitations'
import { useState } from 'react'
import { useAccountCalls } from '#app/data/staff-accounts'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import type { Sent } from './sent-invitation'

export const invitationFormOf = (invitation: OpenInvitation): InvitationForm => {
  const { email, name, role, departments, mayPublish, memberId } = invitation
  return { email, name, role, departments, mayPublish, ...(memberId && { memberId }) }
}

export function useInviting(panel: Panel) {
  const { invite, replace, revoke } = useAccountCalls()
  const act = useAct(panel)
  const [sent, setSent] = useState<Sent>()
  const send = async (form: InvitationForm, replaced?: OpenInvitation) => {
    const made = await (replaced
      ? replace.mutateAsync({ ...form, _id: replaced._id })
      : invite.mutateAsync(form))
    setSent({ ...made, email: form.email.trim() })
    return made
  }
  return {
    sent,
    send: async (form: InvitationForm, replaced?: OpenInvitation) =>
      panel.showSuccess((await send(form, replaced)).message),
    sendAgain: (invitation: OpenInvitation) =>
      act(() => send(invitationFormOf(invitation), invitation)),
    revoke: async ({ _id, email }: OpenInvitation) => {
      const isRevoked = await act(() => revoke.mutateAsync(_id))
      if (isRevoked) setSent((visible) => (visible?.email === email ? undefined : visible))
    },
  }
}
