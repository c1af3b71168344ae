import { useQuery } from '@tanstack/react-query'
import type { Account } from 'contract/accounts/account-settings'
import { useState } from 'react'
import { confirmByPassword, confirmWithPasskey, passkeysQuery } from '#app/data/passkeys'
import { messageOf } from '#app/lib/as-rejection'
import { Icon } from '#app/ui/icon'
import { Modal } from '#app/ui/modal'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import type { ProofTexts } from './proof'
import { ProveByGoogle } from './prove-by-google'
import { ProveByPassword } from './prove-by-password'

const failed = 'That didn’t work. Please try again.'

type ConfirmDialogProps = {
  account: Account
  title: string
  lead: string
  verb: string
  isDanger?: boolean
  onClose: () => void
  /** Rejects with the reason; the dialog closes on success. */
  act: () => Promise<void>
}

export function ConfirmDialog({ account, title, lead, verb, act, ...more }: ConfirmDialogProps) {
  const { isDanger = false, onClose } = more
  const [isBusy, setBusy] = useState(false)
  const { data: passkeys = [] } = useQuery(passkeysQuery)
  const checkSession = useSessionCheck()
  const runAfter = async (confirm: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await confirm()
      await act()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  const words: ProofTexts = {
    cancel: 'Cancel',
    confirm: verb,
    confirmWith: `${verb} with`,
    busy: 'Processing...',
    failed,
    isDanger,
  }
  const byPasskey = () =>
    runAfter(confirmWithPasskey).catch((error: unknown) => {
      showToast('error', messageOf(error) || failed)
      checkSession(error)
    })
  const run = (password?: string) => runAfter(() => confirmByPassword(password))
  const Prove = account.hasPassword ? ProveByPassword : ProveByGoogle
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">{lead}</p>
      {passkeys.length > 0 && (
        <>
          <button
            type="button"
            disabled={isBusy}
            onClick={byPasskey}
            className="button-outline mt-5 w-full"
          >
            <Icon of="key-round" className="size-5" />
            {verb} with a passkey
          </button>
          <p className="mt-5 text-center text-ink-muted">or</p>
        </>
      )}
      <Prove proven={{ run, isBusy }} words={words} onCancel={onClose} />
    </Modal>
  )
}
