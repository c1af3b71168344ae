import type { InvitationForm, OpenInvitation } from 'contract/invitations'
import type { StaffAccount } from 'contract/staff-accounts'
import { useAccountCalls } from '#app/data/staff-accounts'
import type { Panel } from '../panel'
import { useAct } from '../use-act'
import { AccountDialog } from './account-dialog'
import { ChangeDialog } from './change-dialog'
import { StandingDialog } from './standing-dialog'
import { formOf } from './use-inviting'

/** What a dialog is open for. */
export type Asked =
  | { about: 'invitation'; replaced?: OpenInvitation }
  | { about: 'change' | 'disable' | 'clearFactors' | 'remove'; account: StaffAccount }

const nobody: InvitationForm = {
  email: '',
  name: '',
  role: 'author',
  departments: [],
  mayPublish: false,
}

type AskedDialogProps = {
  panel: Panel
  asked: Asked
  hasMail: boolean
  onSend: (form: InvitationForm, replaced?: OpenInvitation) => Promise<unknown>
  onClose: () => void
}

export function AskedDialog({ panel, asked, hasMail, onSend, onClose }: AskedDialogProps) {
  const calls = useAccountCalls()
  const act = useAct(panel)
  if (asked.about === 'invitation') {
    const { replaced } = asked
    return (
      <StandingDialog
        title={replaced ? 'Change invitation' : 'Invite somebody'}
        lead={
          replaced
            ? 'A new link is made; the one before is good no more.'
            : 'The account is made when the invitation is accepted, with a password of its own.'
        }
        confirm={hasMail ? 'Send invitation' : 'Make link'}
        values={replaced ? formOf(replaced) : nobody}
        onSend={async (form) => {
          await onSend(form, replaced)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  const { about, account } = asked
  if (about === 'change') return <ChangeDialog panel={panel} account={account} onClose={onClose} />
  return (
    <AccountDialog
      act={about}
      account={account}
      onConfirm={() => act(() => calls[about].mutateAsync(account._id))}
      onClose={onClose}
    />
  )
}
