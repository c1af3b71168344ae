import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { useAccountProps } from '#app/site/accounts/account-island'
import { ScriptNote } from '#app/site/accounts/script-note'
import AccountScreen from '#app/site/accounts/settings/account.island'
import { PageHead } from '#app/ui/page-head'

export default function Account() {
  const props = useAccountProps()
  const courses = useCatalogue().courses.map(({ slug, title }) => ({ slug, title }))
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead
        title="My account"
        description="View and change your student account."
        path={pathOf('account')}
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-3xl">
        <p className="eyebrow text-gilt">Student account</p>
        <h1 className="mt-2 mb-7 text-4xl text-heading md:text-5xl">My account</h1>
        <ScriptNote />
        <div className="noscript:hidden">
          <AccountScreen {...props} courses={courses} />
        </div>
      </div>
    </div>
  )
}
