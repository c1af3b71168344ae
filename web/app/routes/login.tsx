import { pathOf } from '#app/framework/addresses/path-of'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { rememberedEmail } from '#app/lib/remembered-email'
import { AccountPage } from '#app/site/accounts/account-page'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/accounts/login-form')).StudentLoginForm,
  isWanted: () => !isKnownVisitor() || rememberedEmail() !== undefined,
})

export { bring }

export default function Login() {
  return (
    <AccountPage
      title="Student Login"
      lead="Welcome back. Sign in with the email you registered with."
      path={pathOf('login')}
    >
      <OnTouch />
    </AccountPage>
  )
}
