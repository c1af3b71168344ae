import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import { StepUpDialog } from '../../shell/step-up-dialog'

const questions = {
  disable: {
    title: 'Disable account',
    text: 'is signed out everywhere at once and cannot log in until somebody enables the account again. What is written stays. Invitations that it has sent end.',
    confirm: 'Disable',
    doing: 'Disabling...',
  },
  clearFactors: {
    title: 'Remove second factor',
    text: 'is signed out everywhere, and its passkeys, its app for codes and its recovery codes are good no more. The password alone logs in then, until something new is set up: do this only for somebody whose phone is lost, and whom you know to ask.',
    confirm: 'Remove',
    doing: 'Removing...',
  },
  remove: {
    title: 'Remove account',
    text: 'is signed out everywhere and has no account any more. What is written stays, with the name. Invitations that it has sent end. This cannot be undone.',
    confirm: 'Remove',
    doing: 'Removing...',
  },
} as const

type AccountDialogProps = {
  act: keyof typeof questions
  account: StaffAccount
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks, and then for the own password, before an account is shut out, loses its second factor or is removed. */
export function AccountDialog({ act, account, onConfirm, onClose }: AccountDialogProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  const { title, text, confirm, doing } = questions[act]
  const { name, email, entries, isOwn } = account
  if (isConfirmed)
    return (
      <StepUpDialog
        title={title}
        lead="Enter your password to continue"
        doing={doing}
        isDanger
        onConfirmed={onConfirm}
        onClose={onClose}
      />
    )
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-3 wrap-anywhere text-ink-soft">{`${name || email} ${text}`}</p>
      {isOwn && <p className="mt-3 font-semibold text-danger-700">This is your own account.</p>}
      {act === 'remove' && entries > 0 && (
        <p className="mt-3 text-ink-soft">
          {`Nobody looks after ${entries === 1 ? 'one entry' : `${entries} entries`} of the website then: Reports shows which.`}
        </p>
      )}
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm={confirm}
        onConfirm={() => setConfirmed(true)}
        isDanger
      />
    </Modal>
  )
}
