import type { Account } from 'contract/account-settings'
import { passwordMinimum } from 'contract/password-rule'
import { NewPasswordField } from '#app/components/fields/new-password-field'
import { PasswordField } from '#app/components/fields/password-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextLink } from '../text-link'
import { SettingsCard } from './settings-card'
import { usePasswordForm } from './use-password-form'

export function PasswordSection({ account: { hasPassword, email } }: { account: Account }) {
  return (
    <SettingsCard title="Password">
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <p className="text-ink-soft">
          You sign in with Google, so this account has no password. You can{' '}
          <TextLink to="/forgot-password">set one</TextLink> with a link that we mail to you.
        </p>
      )}
    </SettingsCard>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { control, submit, isSaving } = usePasswordForm()
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-md gap-5">
      {/* For password managers, which want to know whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        control={control}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        isRequired
      />
      <NewPasswordField
        control={control}
        name="newPassword"
        label="New password"
        owner={{ email, minimum: passwordMinimum }}
      />
      <PasswordField
        control={control}
        name="confirmation"
        label="Confirm password"
        autoComplete="new-password"
        isRequired
      />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={isSaving} busyLabel="Changing...">
          Change password
        </SubmitButton>
      </div>
    </form>
  )
}
