import { useAdminSession, useSessionFound } from '#app/data/admin'
import { LoginScreen } from '#app/features/admin/login-screen'
import { RedirectTo } from '#app/features/admin/redirect-to'
import { useCollege } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

export default function AdminLogin() {
  const college = useCollege()
  const { session } = useAdminSession()
  const { isPending } = useSessionFound()
  return session.account ? (
    <>
      <title>{`Admin Login | ${college.name}`}</title>
      <RedirectTo path={pathOf('admin')}>Opening the panel…</RedirectTo>
    </>
  ) : (
    <LoginScreen isReady={!isPending} />
  )
}
