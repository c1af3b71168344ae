import { sitePages } from 'contract/platform/site-pages'
import { pathOf } from '#app/framework/addresses/path-of'
import { useAccountProps } from '#app/site/accounts/account-island'
import { AccountPage } from '#app/site/accounts/account-page'
import LoginForm from '#app/site/accounts/login.island'

const { title, about } = sitePages.login

export default function Login() {
  return (
    <AccountPage title={title} description={about} lead={about} path={pathOf('login')}>
      <LoginForm {...useAccountProps()} />
    </AccountPage>
  )
}
