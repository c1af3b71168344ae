import { AccountPage } from '#app/features/account/account-page'
import { VerifyEmailForm } from '#app/features/account/verify-email-form'

export default function VerifyEmail() {
  return (
    <AccountPage
      title="Verify your email"
      lead="Enter the 6-digit code that we sent to your email. It is valid for 10 minutes."
      path="/verify-email"
    >
      <VerifyEmailForm />
    </AccountPage>
  )
}
