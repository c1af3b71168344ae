import { ResetPasswordScreen } from '#app/features/admin/reset-password-screen'

export default function AdminResetPassword() {
  return <ResetPasswordScreen />
}
