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
      lead="Tell us the email of your account. We send a link to it, with which you set a new password."
      path={pathOf('forgot-password')}
    >
      <OnTouch />
    </AccountPage>
  )
}
