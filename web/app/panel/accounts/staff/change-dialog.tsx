import type { AccountDetails } from 'contract/accounts/account-form'
import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { useState } from 'react'
import { useAccountCalls } from '#app/data/staff-accounts'
import type { Panel } from '../../shell/panel'
import { AccountDetailsDialog } from './account-details-dialog'

const accountStatusOf = ({
  name,
  role,
  departments,
  mayPublish,
  memberId,
}: AccountDetails): AccountDetails => ({
  name,
  role,
  departments,
  mayPublish,
  ...(memberId && { memberId }),
})

type ChangeDialogProps = { panel: Panel; account: StaffAccount; onClose: () => void }

export function ChangeDialog({ panel, account, onClose }: ChangeDialogProps) {
  const { change } = useAccountCalls()
  // The values the owner saw, even if the list is refetched meanwhile.
  const [seen, setSeen] = useState(accountStatusOf(account))
  const { _id, email } = account
  return (
    <AccountDetailsDialog
      {...{ panel, seen }}
      name={`account ${account._id}`}
      onRestored={setSeen}
      title={`Change ${account.name || email}`}
      lead="Changes apply immediately."
      confirm="Continue"
      values={{ ...seen, email }}
      isAccount
      stepUp={{
        title: 'Change account',
        lead: () => 'Enter your password to continue',
        verb: 'Verify & Continue',
      }}
      onSend={async (values) => {
        const { message } = await change.mutateAsync({ ...accountStatusOf(values), _id, seen })
        panel.showSuccess(message)
      }}
      onClose={onClose}
    />
  )
}
