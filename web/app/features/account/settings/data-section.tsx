import type { Account } from 'contract/account-settings'
import { useState } from 'react'
import { Icon } from '#app/components/icon'
import { exportAddress } from '#app/data/account-settings'
import { pathOf } from '#app/pages/path-of'
import { TextLink } from '../text-link'
import { DeleteDialog } from './delete-dialog'
import { SettingsCard } from './settings-card'

export function DataSection({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard
      title="Your data"
      lead="All that the college keeps about your account is yours to take along, or to have removed."
    >
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <a href={exportAddress} download className="button-outline">
          <Icon of="download" className="size-4" />
          Download my data
        </a>
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="button-outline border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
        >
          <Icon of="trash-2" className="size-4" />
          Delete my account
        </button>
      </div>
      <p className="mt-3">
        <TextLink to={pathOf('privacy')}>What is kept, and how long</TextLink>
      </p>
      {isAsking && <DeleteDialog account={account} onClose={() => setAsking(false)} />}
    </SettingsCard>
  )
}
