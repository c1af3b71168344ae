import { googleLoginFailed, googleLoginSuccessful, userLoggedIn } from 'contract/accounts/account'
import { useCurrentUser } from '#app/data/account'
import { signInByPasskey } from '#app/data/passkeys'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { messageOf } from '#app/lib/as-rejection'
import { accountPath, pathBackOrHome } from '#app/lib/come-back'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { CheckboxField } from '#app/ui/fields/checkbox-field'
import { PasswordField } from '#app/ui/fields/password-field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps } from './account-island'
import { AlreadySignedIn } from './already-signed-in'
import { passwordDelays } from './fetch-user'
import { GoogleButton } from './google-button'
import { TextLink } from './text-link'
import { useEntrance } from './use-entrance'
import { type GoogleTexts, useGoogle } from './use-google'
import { loginFailed, loginLost, useLoginForm } from './use-login-form'

function usePasskey() {
  const { enter, isBusy } = useEntrance({
    nextPath: pathBackOrHome,
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

type PasskeyButtonProps = { isBusy: boolean; isDisabled: boolean; onPress: () => void }

function PasskeyButton({ isBusy, isDisabled, onPress }: PasskeyButtonProps) {
  const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
  return (
    <button
      ref={ref}
      type="button"
      disabled={isBusy || isDisabled}
      onClick={onPress}
      className="button-outline mt-4 w-full noscript:hidden"
    >
      <Icon
        of={isBusy ? 'loader-circle' : 'key-round'}
        className={`size-5 ${isBusy ? 'animate-spin' : ''}`}
      />
      Sign in with a passkey
    </button>
  )
}

const googleWords: GoogleTexts = {
  welcome: googleLoginSuccessful,
  cancelled: 'Login cancelled',
  failed: googleLoginFailed,
  lost: loginLost,
}

function LoginForm({ event }: Pick<AccountProps, 'event'>) {
  const { user } = useCurrentUser()
  const { control, submit, isBusy } = useLoginForm()
  const google = useGoogle(googleWords, { hasPhoto: true })
  const passkey = usePasskey()
  const isEntering = isBusy || google.isBusy || passkey.isBusy
  if (user && !isEntering) return <AlreadySignedIn user={user} />
  return (
    <>
      <GoogleButton isBusy={google.isBusy} isDisabled={isEntering} onPress={google.start} />
      <AccountForm onSubmit={submit}>
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          isRequired
        />
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <CheckboxField control={control} name="isRemembered" label="Remember me" />
          <TextLink to={pathOf('forgot-password')}>Forgot password?</TextLink>
        </div>
        <SubmitButton isBusy={isBusy} isDisabled={isEntering} busyLabel="Logging in...">
          Login
        </SubmitButton>
      </AccountForm>
      <PasskeyButton isBusy={passkey.isBusy} isDisabled={isEntering} onPress={passkey.start} />
      <p className="mt-5 text-center text-ink-soft">
        New to the student portal?{' '}
        <TextLink to={accountPath('signup', event)}>Register here</TextLink>
      </p>
    </>
  )
}

const Login = ({ event, ...props }: AccountProps) => (
  <AccountIsland {...props}>
    <LoginForm event={event} />
  </AccountIsland>
)

export default island(Login, { hydrate: ['interaction', 'signed-in'], stored: 'email' })
