import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser } from '#app/data/account'
import { accountQuery } from '#app/data/account-settings'
import { messageOf } from '../refusals'
import { SignedOut } from '../signed-out'
import { useSessionCheck } from '../use-session-check'
import { SettingsScreen } from './settings-screen'

const loadFailed = 'Your account could not be loaded.'

/** The account of who is signed in; for others a word on what is missing. */
export function AccountScreen() {
  const { user, isLoading } = useCurrentUser()
  const enabled = user !== null && !isLoading
  const { data: account, error, refetch } = useQuery({ ...accountQuery, enabled })
  const checkSession = useSessionCheck()
  useEffect(() => checkSession(error), [checkSession, error])

  if (user === null) return <SignedOut>Log in to see your account.</SignedOut>
  if (account) return <SettingsScreen account={account} />
  if (error && !isLoading) {
    return <LoadFailed message={messageOf(error) || loadFailed} onTryAgain={() => refetch()} />
  }
  return (
    <p role="status" className="flex min-h-40 items-center gap-3 text-lg text-ink-soft">
      <LoaderCircle aria-hidden="true" className="size-6 animate-spin" />
      Loading your account...
    </p>
  )
}

function LoadFailed({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="font-semibold text-danger-700">
        {message}
      </p>
      <button type="button" onClick={onTryAgain} className="button-outline">
        Try Again
      </button>
    </div>
  )
}
