import { useAdminSession, useSessionFound } from '#app/data/admin'
import { CurrentCatalogue } from '#app/features/admin/current-catalogue'
import { Opening, RedirectTo } from '#app/features/admin/redirect-to'
import { Shell } from '#app/features/admin/shell'
import { AccountContext } from '#app/features/admin/use-rights'
import { useCollege } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

export default function Admin() {
  const college = useCollege()
  const { session } = useAdminSession()
  const { isPending } = useSessionFound()
  return (
    <>
      <title>{`Admin Panel | ${college.name}`}</title>
      {session.account ? (
        <AccountContext value={session.account}>
          <CurrentCatalogue>
            <Shell />
          </CurrentCatalogue>
        </AccountContext>
      ) : isPending ? (
        <Opening path={pathOf('admin-login')}>Opening the panel…</Opening>
      ) : (
        <RedirectTo path={pathOf('admin-login')}>Opening the login page…</RedirectTo>
      )}
    </>
  )
}
