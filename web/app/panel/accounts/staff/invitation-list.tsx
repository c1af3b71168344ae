import type { OpenInvitation } from 'contract/accounts/invitations'
import { useCatalogue, useSite } from '#app/lib/site'
import { formatMoment } from '../../shell/format-moment'
import { Badge } from './badge'
import { PersonRow, RowButton } from './person-row'
import { standingWords } from './role-words'

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
        const until = `${isOver ? 'expired' : 'expires'} ${formatMoment(expiresAt, now)}`
        return (
          <PersonRow
            key={_id}
            name={name}
            email={email}
            badges={
              isOver ? <Badge tone="bad">Expired</Badge> : <Badge tone="waiting">Invited</Badge>
            }
            standing={standingWords(catalogue, invitation)}
            facts={`Invited by ${invitedBy} on ${formatMoment(createdAt, now)}, ${until}`}
          >
            <RowButton
              label={hasMail ? 'Send again' : 'New link'}
              of={name}
              onPress={() => acts.onSendAgain(invitation)}
            />
            <RowButton label="Change" of={name} onPress={() => acts.onReplace(invitation)} />
            <RowButton
              label="Revoke"
              of={name}
              isDanger
              onPress={() => acts.onRevoke(invitation)}
            />
          </PersonRow>
        )
      })}
    </ul>
  )
}
