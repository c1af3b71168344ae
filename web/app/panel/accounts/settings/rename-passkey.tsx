import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, renamePasskeyForm } from 'contract/accounts/passkeys'
import { ApiError } from 'contract/platform/client'
import { useForm } from 'react-hook-form'
import { useFactorChanges } from '#app/data/admin-factors'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import { NameDialog } from '#app/ui/name-dialog'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const renameFailed = 'The passkey could not be renamed. Please try again.'

type RenamePasskeyProps = PanelProps & { passkey: Passkey; onClose: () => void }

export function RenameAdminPasskey({ panel, passkey: { _id, name }, onClose }: RenamePasskeyProps) {
  const form = useForm({ resolver: zodResolver(renamePasskeyForm), defaultValues: { name } })
  const { renamePasskey } = useFactorChanges()
  const { submit, stage } = useSubmit(form, {
    send: async (values) => {
      const { message } = await renamePasskey.mutateAsync({ passkeyId: _id, ...values })
      panel.showSuccess(message)
      onClose()
    },
    onRefused: (error) => {
      if (isSessionEnd(error)) return
      const { message, errors } =
        error instanceof ApiError ? error : new ApiError(0, { message: '' })
      showErrors(form, { name: message || renameFailed, ...errors })
    },
  })
  return (
    <NameDialog
      title="Rename passkey"
      control={form.control}
      submit={submit}
      isBusy={stage === 'sending'}
      onClose={onClose}
    />
  )
}
