import { googleLoginFailed, googleLoginSuccessful } from 'contract/account'
import { CheckboxField } from '#app/components/fields/checkbox-field'
import { PasswordField } from '#app/components/fields/password-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextField } from '#app/components/fields/text-field'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/pages/path-of'
import { AccountForm } from './account-form'
import { AlreadySignedIn } from './already-signed-in'
import { GoogleButton } from './google-button'
import { TextLink } from './text-link'
import { type GoogleWords, useGoogle } from './use-google'
import { loginLost, useLoginForm } from './use-login-form'

const googleWords: GoogleWords = {
  welcome: googleLoginSuccessful,
  cancelled: 'Login cancelled',
  failed: googleLoginFailed,
  lost: loginLost,
}

/** The ways in for students who have an account. */
export function LoginForm() {
  const { user } = useCurrentUser()
  const { control, submit, isBusy } = useLoginForm()
  const google = useGoogle(googleWords, { hasPhoto: true })
  if (user && !isBusy && !google.isBusy) return <AlreadySignedIn user={user} />
  return (
    <>
      <GoogleButton isBusy={google.isBusy} isDisabled={isBusy} onPress={google.start} />
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
        <SubmitButton isBusy={isBusy} isDisabled={google.isBusy} busyLabel="Logging in...">
          Login
        </SubmitButton>
      </AccountForm>
      <p className="mt-5 text-center text-ink-soft">
        New to the student portal? <TextLink to={pathOf('signup')}>Register here</TextLink>
      </p>
    </>
  )
}
