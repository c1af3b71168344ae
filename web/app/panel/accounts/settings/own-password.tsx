import { zodResolver } from '@hookform/resolvers/zod'
import { changeAdminPasswordForm } from 'contract/accounts/admin-account'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { ApiError } from 'contract/platform/client'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useChangeAdminPassword } from '#app/data/admin-account'
import { useSubmit } from '#app/lib/use-submit'
import { PasswordChangeForm } from '#app/ui/fields/change-password-form'
import { showErrors } from '#app/ui/fields/show-errors'
import type { Panel, PanelProps } from '../../shell/panel'
import { isTypedTwice } from '../../shell/typed-twice'
import { useRights } from '../../shell/use-rights'
import { isSessionEnd } from '../../shell/use-session-end'
import { SettingsSection } from './settings-section'

const changeFailed = 'Failed to change password. Please try again.'

const schema = z.extend(changeAdminPasswordForm, { confirmation: z.string() }).check(isTypedTwice)

function usePasswordForm(panel: Panel) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  })
  const change = useChangeAdminPassword()
  const showFailure = (error: unknown) => {
    const { message, errors } = error instanceof ApiError ? error : new ApiError(0, { message: '' })
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else panel.showError(message || changeFailed)
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ confirmation: _, ...passwords }) => {
      const { message } = await change.mutateAsync(passwords)
      form.reset()
      panel.showSuccess(message)
    },
    onRefused: (error) => {
      if (!isSessionEnd(error)) showFailure(error)
    },
  })
  return { control: form.control, submit, isBusy: stage === 'sending' }
}

export function OwnPassword({ panel }: PanelProps) {
  const { email } = useRights().account
  const { control, submit, isBusy } = usePasswordForm(panel)
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
