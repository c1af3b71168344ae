import { ForgotPasswordScreen } from '#app/panel/accounts/forgot-password-screen'

export default function AdminForgotPassword() {
  return <ForgotPasswordScreen />
}
