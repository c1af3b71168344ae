import { isKnownVisitor } from '#app/delivery/known-visitor'
import { onTouch } from '#app/delivery/on-touch'
import { AccountPage } from '#app/features/account/account-page'
import { pathOf } from '#app/pages/path-of'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/features/account/forgot-password-form')).ForgotPasswordForm,
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
