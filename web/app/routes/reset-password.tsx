import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import ResetPasswordForm from '#app/site/accounts/reset-password.island'

const lead = 'The reset link expires in 10 minutes and works once.'

export default function ResetPassword() {
  return (
    <AccountPage title="Reset password" description={lead} lead={lead} path="/reset-password">
      {/* The URL contains the token. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordForm {...useAccountProps()} />
    </AccountPage>
  )
}
