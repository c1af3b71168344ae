import type { Account } from 'contract/accounts/account-settings'
import { passwordMinimum } from 'contract/accounts/password-rule'
import { pathOf } from '#app/framework/addresses/path-of'
import { PasswordChangeForm } from '#app/ui/fields/change-password-form'
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
          <TextLink to={pathOf('forgot-password')}>set one</TextLink> with a link we’ll email you.
        </p>
      )}
    </SettingsCard>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { control, submit, isSaving } = usePasswordForm()
  return (
    <PasswordChangeForm
      control={control}
      submit={submit}
      isBusy={isSaving}
      owner={{ email, minimum: passwordMinimum }}
    />
  )
}
