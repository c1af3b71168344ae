import { useCurrentUser } from '#app/data/account'
import { island } from '#app/framework/islands/island'
import { accountPath } from '#app/lib/come-back'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { UploadProgress } from '#app/ui/fields/upload-progress'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps } from './account-island'
import { AlreadySignedIn } from './already-signed-in'
import { GoogleButton } from './google-button'
import { SignUpFields } from './sign-up-fields'
import { TextLink } from './text-link'
import { type GoogleTexts, useGoogle } from './use-google'
import { useSignUpForm } from './use-sign-up-form'

const googleWords: GoogleTexts = {
  welcome: 'Google signup successful!',
  cancelled: 'Signup cancelled',
  failed: 'Google signup failed. Please try again.',
  lost: "Signup successful but couldn't fetch user data. Please refresh the page.",
}

type NoteProps = { studentNote: string | undefined }

function SignUpForm({ studentNote, event }: NoteProps & Pick<AccountProps, 'event'>) {
  const { user } = useCurrentUser()
  const { control, submit, isBusy, stage } = useSignUpForm()
  const google = useGoogle(googleWords, { hasPhoto: false })
  if (user && !isBusy && !google.isBusy) return <AlreadySignedIn user={user} />
  return (
    <>
      <GoogleButton isBusy={google.isBusy} isDisabled={isBusy} onPress={google.start} />
      <AccountForm onSubmit={submit}>
        <SignUpFields control={control} studentNote={studentNote} />
        {stage && <UploadProgress stage={stage} />}
        <SubmitButton isBusy={isBusy} isDisabled={google.isBusy} busyLabel="Creating Account...">
          Create Account
        </SubmitButton>
      </AccountForm>
      <p className="mt-5 text-center text-ink-soft">
        Already have an account? <TextLink to={accountPath('login', event)}>Sign in</TextLink>
      </p>
    </>
  )
}

const SignUp = ({ studentNote, event, ...props }: AccountProps & NoteProps) => (
  <AccountIsland {...props}>
    <SignUpForm studentNote={studentNote} event={event} />
  </AccountIsland>
)

export default island(SignUp, { hydrate: ['interaction', 'signed-in'] })
