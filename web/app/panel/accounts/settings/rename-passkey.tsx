import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, renamePasskeyForm } from 'contract/accounts/passkeys'
import { useFactorChanges } from '#app/data/admin-factors'
import { NameDialog } from '#app/ui/name-dialog'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'

type RenamePasskeyProps = PanelProps & { passkey: Passkey; onClose: () => void }

export function RenameAdminPasskey({ panel, passkey: { _id, name }, onClose }: RenamePasskeyProps) {
  const { renamePasskey } = useFactorChanges()
  const { control, submit, isBusy } = useCallForm({
    panel,
    resolver: zodResolver(renamePasskeyForm),
    defaultValues: { name },
    send: (values) => renamePasskey.mutateAsync({ passkeyId: _id, ...values }),
    onSent: onClose,
    failure: 'The passkey could not be renamed. Please try again.',
    errorAt: 'name',
  })
  return <NameDialog title="Rename passkey" {...{ control, submit, isBusy, onClose }} />
}
