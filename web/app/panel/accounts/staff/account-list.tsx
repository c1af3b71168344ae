import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { countOf } from 'contract/platform/format-count'
import { useCatalogue, useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { accountDetailsText } from './account-details-text'
import { AccountBadge } from './badge'
import { AccountRow, RowButton } from './person-row'
import type { AccountAction } from './staff-dialogs'

type Acts = {
  onAction: (about: AccountAction, account: StaffAccount) => void
  onSignOut: (account: StaffAccount) => void
}

export function AccountList({ accounts, ...acts }: Acts & { accounts: readonly StaffAccount[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {accounts.map((account) => (
        <Account key={account._id} account={account} {...acts} />
      ))}
    </ul>
  )
}

function Account({ account, onAction, onSignOut }: Acts & { account: StaffAccount }) {
  const catalogue = useCatalogue()
  const { now } = useSite()
  const { name, email, disabledAt, lastLoginAt, sessions, entries, hasFactor, isOwn } = account
  const facts = [
    lastLoginAt ? `Last signed in ${formatRecentTime(lastLoginAt, now)}` : 'Never signed in',
    hasFactor ? 'has a second factor' : 'no second factor',
    ...(sessions > 0 ? [`signed in on ${countOf(sessions, 'device', 'devices')}`] : []),
    ...(entries > 0 ? [`owns ${entries === 1 ? 'one entry' : `${entries} entries`}`] : []),
  ].join(', ')
  const of = name || email
  return (
    <AccountRow
      name={name}
      email={email}
      badges={
        <>
          {isOwn && <AccountBadge tone="plain">You</AccountBadge>}
          {disabledAt ? (
            <AccountBadge tone="bad">Disabled</AccountBadge>
          ) : (
            <AccountBadge tone="good">Active</AccountBadge>
          )}
        </>
      }
      status={accountDetailsText(catalogue, account)}
      facts={facts}
    >
      <RowButton label="Change" of={of} onClick={() => onAction('change', account)} />
      {sessions > 0 && !isOwn && (
        <RowButton label="Sign out" of={of} onClick={() => onSignOut(account)} />
      )}
      {hasFactor && !isOwn && (
        <RowButton
          label="Remove second factor"
          of={of}
          onClick={() => onAction('clearFactors', account)}
        />
      )}
      {disabledAt ? (
        <RowButton label="Enable" of={of} onClick={() => onAction('enable', account)} />
      ) : (
        <RowButton label="Disable" of={of} onClick={() => onAction('disable', account)} />
      )}
      <RowButton label="Remove" of={of} isDanger onClick={() => onAction('remove', account)} />
    </AccountRow>
  )
}
