import type { User } from 'contract/account'
import type { ReactNode } from 'react'
import { SubmitButton } from '#app/components/fields/submit-button'
import { Link } from '#app/components/link'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/pages/path-of'
import { AccountForm } from './account-form'
import { AccountPage } from './account-page'
import { OtpField } from './otp-field'
import { ResendCode } from './resend-code'
import { useVerifyEmailForm } from './use-verify-email-form'
import { WaysIn } from './ways-in'

/** Proves a student's email by the mailed code; for others a word on what is missing. */
export function VerifyEmailScreen() {
  const { user } = useCurrentUser()
  const verification = useVerifyEmailForm()
  if (user === null) {
    return (
      <Page lead="A code belongs to an account. Log in or register, and then enter it here.">
        <WaysIn />
      </Page>
    )
  }
  const isVerified = user ? user.isVerified : false
  if (isVerified && !verification.isBusy) {
    return (
      <Page lead="Your email is verified already. There is nothing left to do.">
        <Link to={pathOf('home')} className="button-primary w-full">
          Go to the home page
        </Link>
      </Page>
    )
  }
  return (
    <Page lead="Enter the 6-digit code that we sent to your email. It is valid for 10 minutes.">
      <CodeForm email={user ? user.email : undefined} {...verification} />
    </Page>
  )
}

function Page({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <AccountPage title="Verify your email" lead={lead} path={pathOf('verify-email')}>
      {children}
    </AccountPage>
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
