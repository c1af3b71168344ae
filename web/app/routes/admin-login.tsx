import { type Draft, useAdminSession, useSessionLoaded } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { LoginScreen } from '#app/panel/accounts/login-screen'
import { RedirectTo } from '#app/panel/shell/redirect-to'

/** Where the draft was typed. In the history, so that a reload goes on there, too. */
const locationOf = ({ view, edited, start }: Draft) => ({ view, edited, start })

export default function AdminLogin() {
  const college = useCollege()
  const { session } = useAdminSession()
  const { isPending } = useSessionLoaded()
  return session.account ? (
    <>
      <title>{`Admin Login | ${college.name}`}</title>
      <RedirectTo path={pathOf('admin')} state={session.draft && locationOf(session.draft)}>
        Opening the panel...
      </RedirectTo>
    </>
  ) : (
    <LoginScreen isReady={!isPending} />
  )
}
