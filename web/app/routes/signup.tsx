import { sitePages } from 'contract/platform/site-pages'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import SignUpForm from '#app/site/accounts/sign-up.island'

const { title, about } = sitePages.signup

export default function Signup() {
  const { studentNote } = useCollege()
  return (
    <AccountPage title={title} description={about} lead={about} path={pathOf('signup')}>
      <SignUpForm {...useAccountProps()} studentNote={studentNote} />
    </AccountPage>
  )
}
