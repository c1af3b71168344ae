import { useParams } from 'react-router'
import { useIsLinkDead } from '#app/data/password-reset'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { AccountPage } from '#app/site/accounts/account-page'
import { ExpiredLink } from '#app/site/accounts/dead-link'

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/accounts/reset-password-form')).ResetPasswordForm,
})

export { bring }

export default function ResetPassword() {
  const { token = '' } = useParams()
  const isDead = useIsLinkDead(token)
  return (
    <AccountPage
      title="Reset password"
      lead="The reset link expires in 10 minutes and works once."
      path="/reset-password"
    >
      {/* The URL contains the token. */}
      <meta name="referrer" content="no-referrer" />
      <OnTouch instead={isDead && <ExpiredLink />} />
    </AccountPage>
  )
}
