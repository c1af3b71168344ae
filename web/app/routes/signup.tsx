import { pathOf } from '#app/framework/addresses/path-of'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { AccountPage } from '#app/site/accounts/account-page'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/accounts/sign-up-form')).SignUpForm,
  isWanted: () => !isKnownVisitor(),
})

export { bring }

export default function Signup() {
  return (
    <AccountPage
      title="Create your account"
      lead="Use your student email. We'll send a code to check that it's yours."
      path={pathOf('signup')}
    >
      <OnTouch />
    </AccountPage>
  )
}
