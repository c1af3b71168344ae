import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide'
import { useState } from 'react'
import { accountsQuery, useAccountCalls } from '#app/data/staff-accounts'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { LoadStatus } from '../../shell/list/list-notices'
import type { PanelProps } from '../../shell/panel'
import { aboutPerson, useAct } from '../../shell/use-act'
import { AccountList } from './account-list'
import { InvitationList } from './invitation-list'
import { RightsSection } from './rights-section'
import { SentInvitation } from './sent-invitation'
import { type StaffDialogState, StaffDialogs } from './staff-dialogs'
import { useInviting } from './use-inviting'

export function AccountsView({ panel }: PanelProps) {
  const query = useQuery(accountsQuery())
  const { signOut } = useAccountCalls()
  const act = useAct(panel)
  const inviting = useInviting(panel)
  const [dialog, setDialog] = useState<StaffDialogState>()
  const focusRestorer = useFocusRestorer<HTMLDivElement>()
  if (!query.data) return <LoadStatus noun="accounts" query={query} />
  const { accounts, invitations, hasMail } = query.data
  return (
    <div {...focusRestorer} className="@container grid gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">
          {hasMail
            ? 'People you invite get an email with a link that works for seven days.'
            : 'Email is not set up, so you need to share the invitation link yourself.'}
        </p>
        <Button
          tone="primary"
          icon={MailPlus}
          onClick={() => setDialog({ about: 'invitation' })}
          className="max-sm:w-full"
        >
          Invite someone
        </Button>
      </div>
      {inviting.sent && <SentInvitation panel={panel} sent={inviting.sent} />}
      {invitations.length > 0 && (
        <Card title="Invitations" lead="Not accepted yet." className="p-5 sm:p-6">
          <InvitationList
            invitations={invitations}
            hasMail={hasMail}
            onSendAgain={(invitation) => setDialog({ about: 'again', invitation })}
            onReplace={(replaced) => setDialog({ about: 'invitation', replaced })}
            onRevoke={(invitation) => void inviting.revoke(invitation)}
          />
        </Card>
      )}
      <Card title="Accounts" className="p-5 sm:p-6">
        <AccountList
          accounts={accounts}
          onAction={(about, account) => setDialog({ about, account })}
          onSignOut={({ _id, name, email }) =>
            void act(async () => aboutPerson(name || email, await signOut.mutateAsync(_id)))
          }
        />
      </Card>
      <RightsSection />
      {dialog && (
        <StaffDialogs
          panel={panel}
          dialog={dialog}
          hasMail={hasMail}
          inviting={inviting}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
