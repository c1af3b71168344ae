import type { Standing } from 'contract/account-form'
import type { InvitationForm } from 'contract/invitations'
import type { StaffAccount } from 'contract/staff-accounts'
import { useState } from 'react'
import { useAccountCalls } from '#app/data/staff-accounts'
import type { Panel } from '../panel'
import { StepUpDialog } from '../step-up-dialog'
import { useAct } from '../use-act'
import { StandingDialog } from './standing-dialog'

const standingOf = ({ name, role, departments, mayPublish, memberId }: Standing): Standing => ({
  name,
  role,
  departments,
  mayPublish,
  ...(memberId && { memberId }),
})

type ChangeDialogProps = { panel: Panel; account: StaffAccount; onClose: () => void }

/** Changes what somebody is called and may do, after the own password. */
export function ChangeDialog({ panel, account, onClose }: ChangeDialogProps) {
  const { change } = useAccountCalls()
  const act = useAct(panel)
  // What was seen, however often the list is asked for meanwhile.
  const [seen] = useState(standingOf(account))
  const [chosen, setChosen] = useState<InvitationForm>()
  const { _id, email } = account
  if (chosen)
    return (
      <StepUpDialog
        title="Change account"
        lead="Enter your password to continue"
        doing="Changing..."
        onClose={onClose}
        onConfirmed={() => act(() => change.mutateAsync({ ...standingOf(chosen), _id, seen }))}
      />
    )
  return (
    <StandingDialog
      title={`Change ${account.name || email}`}
      lead="It holds from the next click of this person on."
      confirm="Continue"
      values={{ ...seen, email }}
      isAccount
      onSend={async (values) => setChosen(values)}
      onClose={onClose}
    />
  )
}
