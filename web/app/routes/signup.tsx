import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import SignUpForm from '#app/site/accounts/sign-up.island'

const lead = 'Use your student email. We’ll send a code to check that it’s yours.'

export default function Signup() {
  const { studentNote } = useCollege()
  return (
    <AccountPage title="Create your account" description={lead} lead={lead} path={pathOf('signup')}>
      <SignUpForm {...useAccountProps()} studentNote={studentNote} />
    </AccountPage>
  )
}
