import { Link } from 'react-router'
import { SubmitButton } from '#app/components/fields/submit-button'
import { useCurrentUser } from '#app/data/account'
import { AccountForm } from './account-form'
import { OtpField } from './otp-field'
import { ResendCode } from './resend-code'
import { SignedOut } from './signed-out'
import { useVerifyEmail } from './use-verify-email'

/** Proves a student's email by the mailed code; for others a word on what is missing. */
export function VerifyEmailForm() {
  const { user } = useCurrentUser()
  const { control, submit, isBusy } = useVerifyEmail()
  const isVerified = user ? user.isVerified : false
  if (user === null)
    return (
      <SignedOut>A code belongs to an account. Log in first, and then enter it here.</SignedOut>
    )
  if (isVerified && !isBusy) return <Verified />
  return (
    <>
      <AccountForm onSubmit={submit}>
        {user && (
          <p className="text-ink-soft">
            Sent to <strong className="font-semibold break-words text-ink">{user.email}</strong>
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

function Verified() {
  return (
    <div className="grid gap-4">
      <p role="status">Your email is verified already. There is nothing left to do.</p>
      <Link to="/" className="button-primary">
        Go to the home page
      </Link>
    </div>
  )
}
