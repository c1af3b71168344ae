import { zodResolver } from '@hookform/resolvers/zod'
import { changeAdminPasswordForm } from 'contract/accounts/admin-account'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import * as z from 'zod/mini'
import { useChangeAdminPassword } from '#app/data/admin-account'
import { PasswordChangeForm } from '#app/ui/fields/change-password-form'
import type { PanelProps } from '../../shell/panel'
import { passwordsMatch } from '../../shell/passwords-match'
import { useCallForm } from '../../shell/use-call-form'
import { useRights } from '../../shell/use-rights'
import { SettingsSection } from './settings-section'

const schema = z.extend(changeAdminPasswordForm, { confirmation: z.string() }).check(passwordsMatch)

export function OwnPassword({ panel }: PanelProps) {
  const { email } = useRights().account
  const change = useChangeAdminPassword()
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    send: ({ confirmation: _, ...passwords }) => change.mutateAsync(passwords),
    onSent: () => form.reset(),
    failure: 'Failed to change password. Please try again.',
    errorAt: panel.showError,
  })
  return (
    <SettingsSection
      title="Password"
      lead="Changing your password signs you out on all other devices."
    >
      <PasswordChangeForm
        control={control}
        submit={submit}
        isBusy={isBusy}
        owner={{ email, minimum: adminPasswordMinimum }}
      />
    </SettingsSection>
  )
}
