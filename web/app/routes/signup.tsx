import { AccountPage } from '#app/features/account/account-page'
import { SignUpForm } from '#app/features/account/sign-up-form'
import { pathOf } from '#app/pages/path-of'

export default function Signup() {
  return (
    <AccountPage
      title="Create your account"
      lead="Register once with your student email. We send a code to it, to be sure that it is yours."
      path={pathOf('signup')}
    >
      <SignUpForm />
    </AccountPage>
  )
}
