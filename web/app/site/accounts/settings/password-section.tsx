import type { Account, PasswordChange } from 'contract/accounts/account-settings'
import { passwordMinimum } from 'contract/accounts/password-rule'
import { useForm } from 'react-hook-form'
import { useChangePassword } from '#app/data/account-settings'
import { pathOf } from '#app/framework/addresses/path-of'
import { useSubmit } from '#app/lib/use-submit'
import { PasswordChangeForm } from '#app/ui/fields/change-password-form'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showToast } from '#app/ui/toaster'
import { passwordMismatch, showRejection } from '../rejections'
import { TextLink } from '../text-link'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'
import { SettingsCard } from './settings-card'

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

const changeFailed = 'Failed to change password. Please try again.'

const checkLater = lazyResolver<PasswordChange & { confirmation: string }>(
  () => import('../account-rules').then(({ changePasswordRules }) => changePasswordRules),
  passwordMismatch,
)

function usePasswordForm() {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const change = useChangePassword()
  const checkSession = useSessionCheck()
  const { submit, stage } = useSubmit(form, {
    send: async ({ confirmation: _, ...passwords }) => {
      const { message } = await change.mutateAsync(passwords)
      form.reset()
      showToast('success', message)
    },
    onError: (error) => {
      showRejection(form, error, changeFailed)
      checkSession(error)
    },
  })
  return { control: form.control, submit, isSaving: stage === 'sending' }
}
