import type { User } from 'contract/accounts/account'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Link } from '#app/ui/link'
import { AccountForm } from './account-form'
import { OtpField } from './otp-field'
import { ResendCode } from './resend-code'
import { useVerifyEmailForm } from './use-verify-email-form'
import { VerifyEmailPage } from './verify-email-page'

export function VerifyEmailScreen() {
  const { user } = useCurrentUser()
  const verification = useVerifyEmailForm()
  const isVerified = user ? user.isVerified : false
  if (isVerified && !verification.isBusy) {
    return (
      <VerifyEmailPage lead="Your email is already verified. There's nothing left to do.">
        <Link to={pathOf('home')} className="button-primary w-full">
          Go to the home page
        </Link>
      </VerifyEmailPage>
    )
  }
  return (
    <VerifyEmailPage lead="Enter the 6-digit code we sent to your email. It expires in 10 minutes.">
      <CodeForm email={user ? user.email : undefined} {...verification} />
    </VerifyEmailPage>
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
        <OtpField control={control} />
        <SubmitButton isBusy={isBusy} busyLabel="Verifying...">
          Verify OTP
        </SubmitButton>
      </AccountForm>
      <div className="mt-4 noscript:hidden">
        <ResendCode />
      </div>
    </>
  )
}
