import { isKnownVisitor } from '#app/delivery/known-visitor'
import { onTouch } from '#app/delivery/on-touch'
import { AccountPage } from '#app/features/account/account-page'
import { rememberedEmail } from '#app/lib/remembered-email'
import { pathOf } from '#app/pages/path-of'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/features/account/login-form')).LoginForm,
  isWanted: () => !isKnownVisitor() || rememberedEmail() !== undefined,
})

export { bring }

export default function Login() {
  return (
    <AccountPage
      title="Student Login"
      lead="Welcome back. Log in with the email you registered with."
      path={pathOf('login')}
    >
      <OnTouch />
    </AccountPage>
  )
}
