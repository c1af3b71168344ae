import { ForgotPasswordScreen } from '#app/features/admin/forgot-password-screen'

export default function AdminForgotPassword() {
  return <ForgotPasswordScreen />
}
