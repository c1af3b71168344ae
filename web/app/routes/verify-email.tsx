import { pathOf } from '#app/framework/addresses/path-of'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import VerifyEmailForm from '#app/site/accounts/verify-email.island'

const description = 'Enter the 6-digit code we sent to your email. It expires in 10 minutes.'

export default function VerifyEmail() {
  return (
    <AccountPage title="Verify your email" description={description} path={pathOf('verify-email')}>
      <VerifyEmailForm {...useAccountProps()} />
    </AccountPage>
  )
}
