import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { useState } from 'react'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { StepUpDialog } from '../../shell/step-up-dialog'

const questions = {
  disable: {
    title: 'Disable account',
    text: 'is signed out everywhere right away and can’t sign in until the account is enabled again. Their content stays, and any invitations they sent stop working.',
    confirm: 'Disable',
    doing: 'Disabling...',
  },
  clearFactors: {
    title: 'Remove second factor',
    text: 'is signed out everywhere, and their passkeys, authenticator app and recovery codes stop working. Until they set up a new one, their password alone is enough to sign in. Do this only if they have lost their phone and you are sure that it’s really them asking.',
    confirm: 'Remove',
    doing: 'Removing...',
  },
  remove: {
    title: 'Remove account',
    text: 'is signed out everywhere and their account is deleted. Their content stays, with their name, and any invitations they sent stop working. This cannot be undone.',
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
    <ConfirmationDialog
      title={title}
      lead={`${name || email} ${text}`}
      confirm={confirm}
      onConfirm={() => setConfirmed(true)}
      isDanger
      onClose={onClose}
    >
      {isOwn && <p className="mt-3 font-semibold text-danger-700">This is your own account.</p>}
      {act === 'remove' && entries > 0 && (
        <p className="mt-3 text-ink-soft">
          {`${entries === 1 ? 'One website entry' : `${entries} website entries`} will have no owner. Reports lists them.`}
        </p>
      )}
    </ConfirmationDialog>
  )
}
