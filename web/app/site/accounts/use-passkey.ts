import { userLoggedIn } from 'contract/accounts/account'
import { signInByPasskey } from '#app/data/passkeys'
import { pathOf } from '#app/framework/addresses/path-of'
import { showToast } from '#app/ui/toaster'
import { messageOf } from './as-rejection'
import { passwordDelays } from './fetch-user'
import { useEntrance } from './use-entrance'
import { loginFailed, loginLost } from './use-login-form'

export function usePasskey() {
  const { enter, isBusy } = useEntrance({
    path: pathOf('home'),
    welcome: userLoggedIn,
    lost: loginLost,
    delays: passwordDelays,
  })
  const start = () =>
    enter(signInByPasskey).catch((error: unknown) =>
      showToast('error', messageOf(error) || loginFailed),
    )
  return { start, isBusy }
}
