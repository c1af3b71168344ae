import { passwordMinimum } from 'contract/password-rule'
import { FormError } from '#app/components/fields/form-error'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TwiceTypedPassword } from '#app/components/fields/twice-typed-password'
import { Link } from '#app/components/link'
import { useIsLinkDead } from '#app/data/password-reset'
import { pathOf } from '#app/pages/path-of'
import { AccountForm } from './account-form'
import { TextLink } from './text-link'
import { useResetPasswordForm } from './use-reset-password-form'

const linkDead = 'Reset link is invalid or has expired. Please request a new one.'

function DeadLink() {
  return (
    <div className="grid gap-4">
      <FormError>{linkDead}</FormError>
      <Link to={pathOf('forgot-password')} className="button-primary">
        Request a new link
      </Link>
    </div>
  )
}

/** Sets a new password for who has come by the link in a mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const isDead = useIsLinkDead(token)
  const { control, submit, isBusy, isRefused } = useResetPasswordForm(token)
  if (isDead && !isBusy) return <DeadLink />
  return (
    <>
      <AccountForm onSubmit={submit}>
        {isRefused && <DeadLink />}
        <TwiceTypedPassword
          control={control}
          names={['newPassword', 'confirmation']}
          owner={{ minimum: passwordMinimum }}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Resetting Password...">
          Reset Password
        </SubmitButton>
      </AccountForm>
      <p className="mt-5 text-center">
        <TextLink to={pathOf('login')}>Back to login</TextLink>
      </p>
    </>
  )
}
