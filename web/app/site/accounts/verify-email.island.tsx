import type { User } from 'contract/accounts/account'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Link } from '#app/ui/link'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps } from './account-island'
import { CorrectEmail } from './correct-email'
import { LoginLinks } from './login-methods'
import { OtpField } from './otp-field'
import { ResendCode } from './resend-code'
import { useVerifyEmailForm } from './use-verify-email-form'

const Lead = ({ children }: { children: string }) => (
  <p className="-mt-5 mb-7 text-ink-soft noscript:hidden">{children}</p>
)

function VerifyEmailScreen() {
  const { user } = useCurrentUser()
  const verification = useVerifyEmailForm()
  const isVerified = user ? user.isVerified : false
  if (user === null)
    return (
      <>
        <Lead>Sign in or register first, then enter your code here.</Lead>
        <LoginLinks />
      </>
    )
  if (isVerified && !verification.isBusy)
    return (
      <>
        <Lead>Your email is already verified. There’s nothing left to do.</Lead>
        <Link to={pathOf('home')} className="button-primary w-full">
          Go to the home page
        </Link>
      </>
    )
  return (
    <>
      <Lead>Enter the 6-digit code we sent to your email. It expires in 10 minutes.</Lead>
      <CodeForm email={user ? user.email : undefined} {...verification} />
    </>
  )
}

type CodeFormProps = { email: User['email'] } & ReturnType<typeof useVerifyEmailForm>

function CodeForm({ email, control, submit, isBusy }: CodeFormProps) {
  return (
    <>
      <AccountForm onSubmit={submit}>
        {email && (
          <p className="text-ink-soft">
            Sent to <strong className="font-semibold break-words text-ink">{email}</strong>
          </p>
        )}
        <OtpField control={control} onComplete={submit} />
        <SubmitButton isBusy={isBusy} busyLabel="Verifying...">
          Verify OTP
        </SubmitButton>
      </AccountForm>
      <div className="mt-4 grid gap-3 noscript:hidden">
        <ResendCode />
        {email && <CorrectEmail key={email} email={email} />}
      </div>
    </>
  )
}

const VerifyEmail = (props: AccountProps) => (
  <AccountIsland {...props}>
    <VerifyEmailScreen />
  </AccountIsland>
)

// Its text depends on who is signed in.
export default island(VerifyEmail, { hydrate: ['interaction', 'load'] })
