import { useCurrentUser } from '#app/data/account'
import { isKnownVisitor } from '#app/delivery/known-visitor'
import { onTouch } from '#app/delivery/on-touch'
import { VerifyEmailPage } from '#app/features/account/verify-email-page'
import { WaysIn } from '#app/features/account/ways-in'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/features/account/verify-email-screen')).VerifyEmailScreen,
  isWanted: () => !isKnownVisitor(),
})

export { bring }

/** Proves a student's email by the mailed code; for others a word on what is missing. */
export default function VerifyEmail() {
  const { user } = useCurrentUser()
  if (user !== null) return <OnTouch />
  return (
    <VerifyEmailPage lead="A code belongs to an account. Log in or register, and then enter it here.">
      <WaysIn />
    </VerifyEmailPage>
  )
}
