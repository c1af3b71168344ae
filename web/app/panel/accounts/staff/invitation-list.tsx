import type { OpenInvitation } from 'contract/accounts/invitations'
import { useCatalogue, useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { accountDetailsText } from './account-details-text'
import { AccountBadge } from './badge'
import { AccountRow, RowButton } from './person-row'

type InvitationListProps = {
  invitations: readonly OpenInvitation[]
  hasMail: boolean
  onSendAgain: (invitation: OpenInvitation) => void
  onReplace: (invitation: OpenInvitation) => void
  onRevoke: (invitation: OpenInvitation) => void
}

export function InvitationList({ invitations, hasMail, ...acts }: InvitationListProps) {
  const catalogue = useCatalogue()
  const { now } = useSite()
  return (
    <ul className="mt-2 divide-y divide-line">
      {invitations.map((invitation) => {
        const { _id, name, email, invitedBy, createdAt, expiresAt, isOver } = invitation
        const until = `${isOver ? 'expired' : 'expires'} ${formatRecentTime(expiresAt, now)}`
        return (
          <AccountRow
            key={_id}
            name={name}
            email={email}
            badges={
              isOver ? (
                <AccountBadge tone="bad">Expired</AccountBadge>
              ) : (
                <AccountBadge tone="waiting">Invited</AccountBadge>
              )
            }
            status={accountDetailsText(catalogue, invitation)}
            facts={`Invited by ${invitedBy} on ${formatRecentTime(createdAt, now)}, ${until}`}
          >
            <RowButton
              label={hasMail ? 'Send again' : 'New link'}
              of={name}
              onClick={() => acts.onSendAgain(invitation)}
            />
            <RowButton label="Change" of={name} onClick={() => acts.onReplace(invitation)} />
            <RowButton
              label="Revoke"
              of={name}
              isDanger
              onClick={() => acts.onRevoke(invitation)}
            />
          </AccountRow>
        )
      })}
    </ul>
  )
}
