import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { countOf } from 'contract/platform/format-count'
import { useCatalogue, useSite } from '#app/lib/site'
import { formatMoment } from '../../shell/format-moment'
import { Badge } from './badge'
import type { AskedOfAccount } from './invitation-dialog'
import { PersonRow, RowButton } from './person-row'
import { standingWords } from './role-words'

type Acts = {
  onAsk: (about: AskedOfAccount, account: StaffAccount) => void
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

function Account({ account, onAsk, onSignOut }: Acts & { account: StaffAccount }) {
  const catalogue = useCatalogue()
  const { now } = useSite()
  const { name, email, disabledAt, lastLoginAt, sessions, entries, hasFactor, isOwn } = account
  const facts = [
    lastLoginAt ? `Last login ${formatMoment(lastLoginAt, now)}` : 'Never logged in',
    hasFactor ? 'has a second factor' : 'no second factor',
    ...(sessions > 0 ? [`signed in on ${countOf(sessions, 'device', 'devices')}`] : []),
    ...(entries > 0 ? [`owns ${entries === 1 ? 'one entry' : `${entries} entries`}`] : []),
  ].join(', ')
  const of = name || email
  return (
    <PersonRow
      name={name}
      email={email}
      badges={
        <>
          {isOwn && <Badge tone="plain">You</Badge>}
          {disabledAt ? <Badge tone="bad">Disabled</Badge> : <Badge tone="good">Active</Badge>}
        </>
      }
      standing={standingWords(catalogue, account)}
      facts={facts}
    >
      <RowButton label="Change" of={of} onPress={() => onAsk('change', account)} />
      {sessions > 0 && !isOwn && (
        <RowButton label="Sign out" of={of} onPress={() => onSignOut(account)} />
      )}
      {hasFactor && !isOwn && (
        <RowButton
          label="Remove second factor"
          of={of}
          onPress={() => onAsk('clearFactors', account)}
        />
      )}
      {disabledAt ? (
        <RowButton label="Enable" of={of} onPress={() => onAsk('enable', account)} />
      ) : (
        <RowButton label="Disable" of={of} onPress={() => onAsk('disable', account)} />
      )}
      <RowButton label="Remove" of={of} isDanger onPress={() => onAsk('remove', account)} />
    </PersonRow>
  )
}
