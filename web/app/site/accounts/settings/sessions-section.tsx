import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  accountSessionsQuery,
  useEndSessions,
  useSignOutEverywhere,
} from '#app/data/account-settings'
import { pathOf } from '#app/framework/addresses/path-of'
import { messageOf } from '#app/lib/as-rejection'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import { SessionList } from '#app/ui/session-list'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import { leaveTo } from './leave-to'
import { SettingsCard } from './settings-card'

const endFailed = 'That device could not be signed out. Please try again.'

export function SessionsSection() {
  const { data: sessions, isError } = useQuery(accountSessionsQuery)
  const [isConfirming, setConfirming] = useState(false)
  const endSessions = useEndSessions()
  const checkSession = useSessionCheck()
  const end = (sessionId?: string) => {
    if (endSessions.isPending) return
    endSessions.mutate(sessionId, {
      onSuccess: ({ message }) => showToast('success', message),
      onError: (error) => {
        showToast('error', messageOf(error) || endFailed)
        checkSession(error)
      },
    })
  }
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsCard
      title="Devices"
      lead="Devices signed in to your account. Sign out any you don’t recognise."
    >
      {sessions && <SessionList sessions={sessions} onEnd={(sessionId) => end(sessionId)} />}
      {isError && !sessions && <p role="alert">Your devices could not be loaded.</p>}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        {hasOthers && (
          <button type="button" onClick={() => end()} className="button-outline">
            Sign out all others
          </button>
        )}
        <button type="button" onClick={() => setConfirming(true)} className="button-outline">
          Sign out everywhere
        </button>
      </div>
      {isConfirming && <SignOutDialog onClose={() => setConfirming(false)} />}
    </SettingsCard>
  )
}

const signOutFailed = 'Failed to sign out. Please try again.'

function SignOutDialog({ onClose }: { onClose: () => void }) {
  const signOut = useSignOutEverywhere()
  const checkSession = useSessionCheck()
  const confirm = () =>
    signOut.mutate(undefined, {
      onSuccess: ({ message }) => leaveTo(pathOf('login'), message),
      onError: (error) => {
        showToast('error', messageOf(error) || signOutFailed)
        checkSession(error)
      },
    })
  const isBusy = signOut.isPending || signOut.isSuccess
  return (
    <Modal title="Sign out everywhere" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">
        This signs you out on all your devices, including this one. You can sign in again at any
        time.
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm={isBusy ? 'Signing out...' : 'Sign out'}
        onConfirm={confirm}
        isBusy={isBusy}
      />
    </Modal>
  )
}
