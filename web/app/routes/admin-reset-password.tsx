import { ResetPasswordScreen } from '#app/panel/accounts/reset-password-screen'

export default function AdminResetPassword() {
  return <ResetPasswordScreen />
}
