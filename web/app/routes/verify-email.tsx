import { useCurrentUser } from '#app/data/account'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { WaysIn } from '#app/site/accounts/login-methods'
import { VerifyEmailPage } from '#app/site/accounts/verify-email-page'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/accounts/verify-email-screen')).VerifyEmailScreen,
  isWanted: () => !isKnownVisitor(),
})

export { bring }

export default function VerifyEmail() {
  const { user } = useCurrentUser()
  if (user !== null) return <OnTouch />
  return (
    <VerifyEmailPage lead="Sign in or register first, then enter your code here.">
      <WaysIn />
    </VerifyEmailPage>
  )
}
