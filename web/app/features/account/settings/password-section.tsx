import type { Account } from 'contract/account-settings'
import { passwordMinimum } from 'contract/password-rule'
import { ChangePasswordForm } from '#app/components/fields/change-password-form'
import { pathOf } from '#app/pages/path-of'
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
          <TextLink to={pathOf('forgot-password')}>set one</TextLink> with a link that we mail to
          you.
        </p>
      )}
    </SettingsCard>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { control, submit, isSaving } = usePasswordForm()
  return (
    <ChangePasswordForm
      control={control}
      submit={submit}
      isBusy={isSaving}
      owner={{ email, minimum: passwordMinimum }}
    />
  )
}
