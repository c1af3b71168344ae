import { useAdminSession, useSessionLoaded } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { Shell } from '#app/panel/shell'
import { CurrentCatalogue } from '#app/panel/shell/current-catalogue'
import { RedirectLink, RedirectTo } from '#app/panel/shell/redirect-to'
import { AccountContext } from '#app/panel/shell/use-rights'

export default function Admin() {
  const college = useCollege()
  const { session } = useAdminSession()
  const { isPending } = useSessionLoaded()
  return (
    <>
      {!session.account && <title>{`Admin Panel | ${college.name}`}</title>}
      {session.account ? (
        <AccountContext value={session.account}>
          <CurrentCatalogue>
            <Shell />
          </CurrentCatalogue>
        </AccountContext>
      ) : isPending ? (
        <RedirectLink path={pathOf('admin-login')}>Opening the panel...</RedirectLink>
      ) : (
        <RedirectTo path={pathOf('admin-login')}>Opening the login page...</RedirectTo>
      )}
    </>
  )
}
