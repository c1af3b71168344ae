import { pathOf } from '#app/framework/addresses/path-of'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { AccountPage } from '#app/site/accounts/account-page'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/accounts/forgot-password-form')).ForgotPasswordForm,
  isWanted: () => !isKnownVisitor(),
})

export { bring }

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Forgot password"
      lead="Enter your account's email and we'll send you a link to reset your password."
      path={pathOf('forgot-password')}
    >
      <OnTouch />
    </AccountPage>
  )
}
