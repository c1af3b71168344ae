import { pathOf } from '#app/framework/addresses/path-of'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import ForgotPasswordForm from '#app/site/accounts/forgot-password.island'

const lead = 'Enter your account’s email and we’ll send you a link to reset your password.'
const path = pathOf('forgot-password')

export default function ForgotPassword() {
  return (
    <AccountPage title="Forgot password" description={lead} lead={lead} path={path}>
      <ForgotPasswordForm {...useAccountProps()} />
    </AccountPage>
  )
}
