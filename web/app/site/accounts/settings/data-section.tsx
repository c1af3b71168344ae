import type { Account } from 'contract/accounts/account-settings'
import { useState } from 'react'
import { ownDataFile } from '#app/data/account-settings'
import { useDownload } from '#app/data/downloads'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { TextLink } from '../text-link'
import { ConfirmDialog } from './confirm-dialog'
import { DeleteAccountDialog } from './delete-dialog'
import { SettingsCard } from './settings-card'

export function DataSection({ account }: { account: Account }) {
  const [request, setRequest] = useState<'download' | 'deletion'>()
  const download = useDownload()
  const close = () => setRequest(undefined)
  return (
    <SettingsCard
      title="Your data"
      lead="Download everything we keep about you, or delete your account."
    >
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <button type="button" onClick={() => setRequest('download')} className="button-outline">
          <Icon of="download" className="size-4" />
          Download my data
        </button>
        <button
          type="button"
          onClick={() => setRequest('deletion')}
          className="button-outline border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
        >
          <Icon of="trash-2" className="size-4" />
          Delete my account
        </button>
      </div>
      <p className="mt-3">
        <TextLink to={pathOf('privacy')}>What we keep and for how long</TextLink>
      </p>
      {request === 'deletion' && <DeleteAccountDialog account={account} onClose={close} />}
      {request === 'download' && (
        <ConfirmDialog
          account={account}
          title="Download my data"
          lead="You’ll get a file with everything we keep about you, including your photo. First, confirm that it’s you."
          verb="Download"
          onClose={close}
          act={() => download.mutateAsync(ownDataFile)}
        />
      )}
    </SettingsCard>
  )
}
