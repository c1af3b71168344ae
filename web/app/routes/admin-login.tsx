import { useAdminSession, useSessionLoaded } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { LoginScreen } from '#app/panel/accounts/login-screen'
import { RedirectTo } from '#app/panel/shell/redirect-to'

export default function AdminLogin() {
  const college = useCollege()
  const { session } = useAdminSession()
  const { isPending } = useSessionLoaded()
  return session.account ? (
    <>
      <title>{`Admin Login | ${college.name}`}</title>
      <RedirectTo path={pathOf('admin')}>Opening the panel...</RedirectTo>
    </>
  ) : (
    <LoginScreen isReady={!isPending} />
  )
}
