import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from 'contract/accounts/account-settings'
import { lazy, Suspense, useEffect } from 'react'
import { type CurrentUser, recheckCurrentUser, useCurrentUser } from '#app/data/account'
import { accountQuery } from '#app/data/account-settings'
import { island } from '#app/framework/islands/island'
import { messageOf } from '#app/lib/as-rejection'
import { importOrReload } from '#app/lib/import-or-reload'
import { Icon } from '#app/ui/icon'
import type { CourseChoice } from '#app/ui/notices/choice-fields'
import { AccountIsland, type AccountProps, LoginLinks } from '../account-island'
import { useSessionCheck } from '../use-session-check'

const SettingsScreen = lazy(async () => ({
  default: (await importOrReload(() => import('./settings-screen'))).SettingsScreen,
}))

const loadFailed = 'Your account could not be loaded.'

type ScreenProps = { courses: readonly CourseChoice[] }

function AccountScreen({ courses }: ScreenProps) {
  const { user, isLoading } = useCurrentUser()
  const enabled = user !== null && !isLoading
  const { data: account, error, refetch, isFetching } = useQuery({ ...accountQuery, enabled })
  const checkSession = useSessionCheck()
  useEffect(() => checkSession(error), [checkSession, error])
  const isOther = useSameStudent(user, account)

  if (user === null) {
    return (
      <div className="grid gap-4">
        <p>Sign in to see your account.</p>
        <LoginLinks />
      </div>
    )
  }
  // Keyed, so that forms never carry over to another student.
  if (account && !(isOther && (isFetching || error))) {
    return (
      <Suspense fallback={<OnItsWay />}>
        <SettingsScreen key={account._id} account={account} courses={courses} />
      </Suspense>
    )
  }
  if (error && !isLoading) {
    return <LoadFailed message={messageOf(error) || loadFailed} onTryAgain={() => refetch()} />
  }
  return <OnItsWay />
}

const OnItsWay = () => (
  <p role="status" className="flex min-h-40 items-center gap-3 text-lg text-ink-soft">
    <Icon of="loader-circle" className="size-6 animate-spin" />
    Loading your account...
  </p>
)

/** If another student has logged in in another tab. Either of the two may be the older one. */
function useSameStudent(user: CurrentUser, account: Account | undefined): boolean {
  const queryClient = useQueryClient()
  const isDifferent = Boolean(user && account && user._id !== account._id)
  useEffect(() => {
    if (!isDifferent) return
    recheckCurrentUser(queryClient)
    void queryClient.invalidateQueries(accountQuery)
  }, [isDifferent, queryClient])
  return isDifferent
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

const AccountOfStudent = ({ courses, ...props }: AccountProps & ScreenProps) => (
  <AccountIsland {...props}>
    <AccountScreen courses={courses} />
  </AccountIsland>
)

export default island(AccountOfStudent, { hydrate: ['interaction', 'load'] })
