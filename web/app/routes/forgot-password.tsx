import { sitePages } from 'contract/platform/site-pages'
import { pathOf } from '#app/framework/addresses/path-of'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import ForgotPasswordForm from '#app/site/accounts/forgot-password.island'

const { title, about } = sitePages['forgot-password']
const path = pathOf('forgot-password')

export default function ForgotPassword() {
  return (
    <AccountPage title={title} description={about} lead={about} path={path}>
      <ForgotPasswordForm {...useAccountProps()} />
    </AccountPage>
  )
}
