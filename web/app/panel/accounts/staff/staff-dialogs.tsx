import type { InvitationForm, OpenInvitation } from 'contract/accounts/invitations'
import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { useAccountCalls } from '#app/data/staff-accounts'
import { useCatalogue } from '#app/lib/site'
import type { Panel } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { aboutPerson, useAct } from '../../shell/use-act'
import { AccountDetailsDialog } from './account-details-dialog'
import { accountDetailsText } from './account-details-text'
import { AccountDialog } from './account-dialog'
import { ChangeDialog } from './change-dialog'
import { invitationFormOf, type useInviting } from './use-inviting'

export type AccountAction = 'change' | 'disable' | 'enable' | 'clearFactors' | 'remove'

export type StaffDialogState =
  | { about: 'invitation'; replaced?: OpenInvitation }
  | { about: 'again'; invitation: OpenInvitation }
  | { about: AccountAction; account: StaffAccount }

const nobody: InvitationForm = {
  email: '',
  name: '',
  role: 'author',
  departments: [],
  mayPublish: false,
}

type Inviting = Pick<ReturnType<typeof useInviting>, 'send' | 'sendAgain'>
type StaffDialogsProps = {
  panel: Panel
  dialog: StaffDialogState
  hasMail: boolean
  inviting: Inviting
  onClose: () => void
}

export function StaffDialogs({ panel, dialog, hasMail, inviting, onClose }: StaffDialogsProps) {
  const calls = useAccountCalls()
  const act = useAct(panel)
  if (dialog.about === 'invitation') {
    const { replaced } = dialog
    return <InvitationDialog {...{ panel, replaced, hasMail, inviting, onClose }} />
  }
  if (dialog.about === 'again') {
    const { invitation } = dialog
    return (
      <StepUpDialog
        title={hasMail ? 'Send invitation again' : 'Create a new link'}
        lead={`The link that ${invitation.name} already has will stop working. Confirm it’s you.`}
        verb={hasMail ? 'Send again' : 'Create link'}
        onConfirmed={() => inviting.sendAgain(invitation)}
        onClose={onClose}
      />
    )
  }
  const { about, account } = dialog
  if (about === 'change') return <ChangeDialog panel={panel} account={account} onClose={onClose} />
  const onConfirm = () =>
    act(async () =>
      aboutPerson(account.name || account.email, await calls[about].mutateAsync(account._id)),
    )
  if (about === 'enable')
    return (
      <StepUpDialog
        title="Enable account"
        lead={`${account.name || account.email} will be able to sign in again. Confirm it’s you.`}
        verb="Enable"
        onConfirmed={onConfirm}
        onClose={onClose}
      />
    )
  return <AccountDialog act={about} account={account} onConfirm={onConfirm} onClose={onClose} />
}

type InvitationDialogProps = Pick<
  StaffDialogsProps,
  'panel' | 'hasMail' | 'inviting' | 'onClose'
> & {
  replaced: OpenInvitation | undefined
}

function InvitationDialog({ panel, replaced, hasMail, inviting, onClose }: InvitationDialogProps) {
  const catalogue = useCatalogue()
  const verb = hasMail ? 'Send invitation' : 'Create link'
  return (
    <AccountDetailsDialog
      panel={panel}
      name={`invitation ${replaced?._id ?? ''}`}
      title={replaced ? 'Change invitation' : 'Invite someone'}
      lead={
        replaced
          ? 'They get a new link. The old one stops working.'
          : 'They choose a password when they accept the invitation.'
      }
      confirm={verb}
      values={replaced ? invitationFormOf(replaced) : nobody}
      stepUp={{
        title: verb,
        lead: (form) =>
          `You are inviting ${form.email} as ${accountDetailsText(catalogue, form)}. Confirm it’s you.`,
        verb,
      }}
      onSend={(form) => inviting.send(form, replaced)}
      onClose={onClose}
    />
  )
}
