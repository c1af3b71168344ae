import { useParams } from 'react-router'
import { AccountPage } from '#app/features/account/account-page'
import { ResetPasswordForm } from '#app/features/account/reset-password-form'

export default function ResetPassword() {
  const { token = '' } = useParams()
  return (
    <AccountPage
      title="Reset password"
      lead="The reset link expires in 10 minutes and works once."
      path="/reset-password"
    >
      {/* The address holds the token. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPasswordForm token={token} />
    </AccountPage>
  )
}
