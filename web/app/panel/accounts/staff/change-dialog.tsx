import { useQuery } from '@tanstack/react-query'
import type { AccountDetails } from 'contract/accounts/account-form'
import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { accountsQuery, useAccountCalls } from '#app/data/staff-accounts'
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

export function ChangeDialog({ panel, account: chosen, onClose }: ChangeDialogProps) {
  const { change } = useAccountCalls()
  const { data } = useQuery(accountsQuery())
  const account = data?.accounts.find(({ _id }) => _id === chosen._id) ?? chosen
  const { _id, email } = account
  return (
    <AccountDetailsDialog
      panel={panel}
      name={`account ${_id}`}
      title={`Change ${account.name || email}`}
      lead="Changes apply immediately."
      confirm="Continue"
      values={{ ...accountStatusOf(account), email }}
      isAccount
      stepUp={{
        title: 'Change account',
        lead: () => 'Enter your password to continue',
        verb: 'Verify & Continue',
      }}
      onSend={async (values, stored) => {
        const seen = accountStatusOf(stored)
        const { message } = await change.mutateAsync({ ...accountStatusOf(values), _id, seen })
        panel.showSuccess(message)
      }}
      onClose={onClose}
    />
  )
}
