import { AccountPage } from '#app/features/account/account-page'
import { LoginForm } from '#app/features/account/login-form'
import { pathOf } from '#app/pages/path-of'

export default function Login() {
  return (
    <AccountPage
      title="Student Login"
      lead="Welcome back. Log in with the email you registered with."
      path={pathOf('login')}
    >
      <LoginForm />
    </AccountPage>
  )
}
