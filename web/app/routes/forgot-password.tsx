import { AccountPage } from '#app/features/account/account-page'
import { ForgotPasswordForm } from '#app/features/account/forgot-password-form'
import { pathOf } from '#app/pages/path-of'

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Forgot password"
      lead="Tell us the email of your account. We send a link to it, with which you set a new password."
      path={pathOf('forgot-password')}
    >
      <ForgotPasswordForm />
    </AccountPage>
  )
}
