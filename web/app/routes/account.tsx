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
    <div className="container-page py-7 md:py-10">
      <PageHead
        title="My account"
        description="View and edit your student account."
        path={pathOf('account')}
      />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-5xl">
        <p className="eyebrow text-gilt">Student account</p>
        <h1 className="mt-1 mb-5 text-3xl text-heading md:text-4xl">My account</h1>
        <ScriptNote />
        <div className="noscript:hidden">
          <AccountScreen {...props} courses={courses} />
        </div>
      </div>
    </div>
  )
}
