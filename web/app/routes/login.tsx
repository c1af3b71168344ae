import { pathOf } from '#app/framework/addresses/path-of'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import LoginForm from '#app/site/accounts/login.island'

const lead = 'Welcome back. Sign in with the email you registered with.'

export default function Login() {
  return (
    <AccountPage title="Student Login" description={lead} lead={lead} path={pathOf('login')}>
      <LoginForm {...useAccountProps()} />
    </AccountPage>
  )
}
