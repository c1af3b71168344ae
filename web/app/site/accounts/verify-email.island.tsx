import type { User } from 'contract/accounts/account'
import { useForm } from 'react-hook-form'
import { useCurrentUser } from '#app/data/account'
import { useVerifyEmail } from '#app/data/sign-up'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { messageOf } from '#app/lib/as-rejection'
import { pathBackOrHome } from '#app/lib/come-back'
import { replaceBy } from '#app/lib/go-to'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Link } from '#app/ui/link'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps, LoginLinks } from './account-island'
import { CorrectEmail } from './correct-email'
import { emptyCode } from './otp-code'
import { OtpField, type OtpValues } from './otp-field'
import { ResendCode } from './resend-code'
import { useClearedErrors } from './use-cleared-errors'

const Lead = ({ children }: { children: string }) => (
  <p className="-mt-5 mb-7 text-ink-soft noscript:hidden">{children}</p>
)

const verificationFailed = 'Verification failed'

const checkLater = lazyResolver<OtpValues>(() =>
  import('./account-rules').then(({ verifyEmailRules }) => verifyEmailRules),
)

function useVerifyEmailForm() {
  const form = useForm<OtpValues>({
    resolver: checkLater,
    defaultValues: { otp: emptyCode },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const verify = useVerifyEmail()

  const showFailure = (error: unknown) => {
    form.setError('otp', { message: messageOf(error) || verificationFailed }, { shouldFocus: true })
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ otp }) => {
      const { message } = await verify.mutateAsync(otp)
      leaveNotice('success', message)
      replaceBy(pathBackOrHome())
    },
    onError: showFailure,
  })
  return { control: form.control, submit, isBusy: stage !== 'typing' }
}

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
