import { isKnownVisitor } from '#app/delivery/known-visitor'
import { onTouch } from '#app/delivery/on-touch'
import { AccountPage } from '#app/features/account/account-page'
import { pathOf } from '#app/pages/path-of'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/features/account/sign-up-form')).SignUpForm,
  isWanted: () => !isKnownVisitor(),
})

export { bring }

export default function Signup() {
  return (
    <AccountPage
      title="Create your account"
      lead="Register once with your student email. We send a code to it, to be sure that it is yours."
      path={pathOf('signup')}
    >
      <OnTouch />
    </AccountPage>
  )
}
