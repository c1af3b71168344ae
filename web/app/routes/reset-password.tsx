import { useParams } from 'react-router'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import ResetPasswordForm from '#app/site/accounts/reset-password.island'

const lead = 'The reset link expires in 10 minutes and works once.'

export default function ResetPassword() {
  const { token = '' } = useParams()
  return (
    <AccountPage title="Reset password" description={lead} lead={lead} path="/reset-password">
      {/* The URL contains the token. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordForm {...useAccountProps()} token={token} />
    </AccountPage>
  )
}
