import type { Account } from 'contract/accounts/account-settings'
import { useState } from 'react'
import { ownDataFile, useDeleteAccount } from '#app/data/account-settings'
import { useDownload } from '#app/data/downloads'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Modal } from '#app/ui/modal'
import { TextLink } from '../text-link'
import { ConfirmDialog } from './confirm-dialog'
import { leaveTo } from './leave-to'
import type { ProofTexts, Proven } from './proof'
import { ProveByGoogle } from './prove-by-google'
import { ProveByPassword } from './prove-by-password'
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

function useAccountDeletion(): Proven {
  const deletion = useDeleteAccount()
  return {
    run: async (password) => {
      const { message } = await deletion.mutateAsync(password)
      leaveTo(pathOf('home'), message)
    },
    isBusy: deletion.isPending || deletion.isSuccess,
  }
}

const words: ProofTexts = {
  cancel: 'Keep my account',
  confirm: 'Delete',
  confirmWith: 'Delete with',
  busy: 'Deleting...',
  failed: 'Failed to delete account. Please try again.',
  isDanger: true,
}

type DeleteDialogProps = { account: Account; onClose: () => void }

function DeleteAccountDialog({ account: { hasPassword }, onClose }: DeleteDialogProps) {
  const deletion = useAccountDeletion()
  const Prove = hasPassword ? ProveByPassword : ProveByGoogle
  return (
    <Modal title="Delete my account" onClose={onClose} isBusy={deletion.isBusy}>
      <p className="mt-3 text-ink-soft">
        This deletes your account and everything we keep about it. You can’t undo this.
      </p>
      <Prove proven={deletion} words={words} onCancel={onClose} />
    </Modal>
  )
}
