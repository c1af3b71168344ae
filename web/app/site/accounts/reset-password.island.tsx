import { passwordMinimum } from 'contract/accounts/password-rule'
import { useIsLinkDead } from '#app/data/password-reset'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { useHydrated } from '#app/lib/use-hydrated'
import { ConfirmedPasswordFields } from '#app/ui/fields/confirmed-password-fields'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Link } from '#app/ui/link'
import { AccountForm } from './account-form'
import { AccountIsland, type AccountProps } from './account-island'
import { TextLink } from './text-link'
import { useResetPasswordForm } from './use-reset-password-form'

/** One document serves all links: the token is only in the URL. */
const presentToken = () => decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '')

function ResetPasswordForm() {
  const token = useHydrated() ? presentToken() : ''
  const isDead = useIsLinkDead(token)
  const { control, submit, isBusy, isRefused } = useResetPasswordForm(token)
  if (isDead && !isBusy) return <ExpiredLink />
  return (
    <>
      <AccountForm onSubmit={submit}>
        {isRefused && <ExpiredLink />}
        <ConfirmedPasswordFields
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

const ResetPassword = (props: AccountProps) => (
  <AccountIsland {...props}>
    <ResetPasswordForm />
  </AccountIsland>
)

const linkDead = 'Reset link is invalid or has expired. Please request a new one.'

function ExpiredLink() {
  return (
    <div className="grid gap-4">
      <FormError>{linkDead}</FormError>
      <Link to={pathOf('forgot-password')} className="button-primary">
        Request a new link
      </Link>
    </div>
  )
}

// The link is checked when the page opens, before anybody types a password.
export default island(ResetPassword, { hydrate: ['interaction', 'load'] })
