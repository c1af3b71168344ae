import { pathOf } from '#app/framework/addresses/path-of'
import { ScriptNote } from '#app/site/accounts/script-note'
import { AccountScreen } from '#app/site/accounts/settings/account-screen'
import { PageHead } from '#app/ui/page-head'

export default function Account() {
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
          <AccountScreen />
        </div>
      </div>
    </div>
  )
}
