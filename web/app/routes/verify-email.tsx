import { VerifyEmailScreen } from '#app/features/account/verify-email-screen'

export default function VerifyEmail() {
  return <VerifyEmailScreen />
}
