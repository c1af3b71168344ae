import type { InvitationForm, OpenInvitation } from 'contract/accounts/invitations'
import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { useAccountCalls } from '#app/data/staff-accounts'
import { useCatalogue } from '#app/lib/site'
import type { Panel } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { useAct } from '../../shell/use-act'
import { AccountDialog } from './account-dialog'
import { StandingDialog } from './account-status-dialog'
import { ChangeDialog } from './change-dialog'
import { standingWords } from './role-words'
import { formOf, type useInviting } from './use-inviting'

export type AskedOfAccount = 'change' | 'disable' | 'enable' | 'clearFactors' | 'remove'

/** What a dialog is open for. */
export type Asked =
  | { about: 'invitation'; replaced?: OpenInvitation }
  | { about: 'again'; invitation: OpenInvitation }
  | { about: AskedOfAccount; account: StaffAccount }

const nobody: InvitationForm = {
  email: '',
  name: '',
  role: 'author',
  departments: [],
  mayPublish: false,
}

type Inviting = Pick<ReturnType<typeof useInviting>, 'send' | 'sendAgain'>
type AskedDialogProps = {
  panel: Panel
  asked: Asked
  hasMail: boolean
  inviting: Inviting
  onClose: () => void
}

export function AskedDialog({ panel, asked, hasMail, inviting, onClose }: AskedDialogProps) {
  const calls = useAccountCalls()
  const act = useAct(panel)
  if (asked.about === 'invitation') {
    const { replaced } = asked
    return <InvitationDialog {...{ replaced, hasMail, inviting, onClose }} />
  }
  if (asked.about === 'again') {
    const { invitation } = asked
    return (
      <StepUpDialog
        title={hasMail ? 'Send invitation again' : 'Make a new link'}
        lead={`The link that ${invitation.name} has is good no more then. Confirm that it is you.`}
        verb={hasMail ? 'Send again' : 'Make link'}
        onConfirmed={() => inviting.sendAgain(invitation)}
        onClose={onClose}
      />
    )
  }
  const { about, account } = asked
  if (about === 'change') return <ChangeDialog panel={panel} account={account} onClose={onClose} />
  const onConfirm = () => act(() => calls[about].mutateAsync(account._id))
  if (about === 'enable')
    return (
      <StepUpDialog
        title="Enable account"
        lead={`${account.name || account.email} can log in again then. Confirm that it is you.`}
        verb="Enable"
        onConfirmed={onConfirm}
        onClose={onClose}
      />
    )
  return <AccountDialog act={about} account={account} onConfirm={onConfirm} onClose={onClose} />
}

type InvitationDialogProps = Pick<AskedDialogProps, 'hasMail' | 'inviting' | 'onClose'> & {
  replaced: OpenInvitation | undefined
}

function InvitationDialog({ replaced, hasMail, inviting, onClose }: InvitationDialogProps) {
  const catalogue = useCatalogue()
  const verb = hasMail ? 'Send invitation' : 'Make link'
  return (
    <StandingDialog
      title={replaced ? 'Change invitation' : 'Invite somebody'}
      lead={
        replaced
          ? 'A new link is made; the one before is good no more.'
          : 'The account is made when the invitation is accepted, with a password of its own.'
      }
      confirm={verb}
      values={replaced ? formOf(replaced) : nobody}
      stepUp={{
        title: verb,
        lead: (form) =>
          `${form.email} is invited as ${standingWords(catalogue, form)}. Confirm that it is you.`,
        verb,
      }}
      onSend={(form) => inviting.send(form, replaced)}
      onClose={onClose}
    />
  )
}
