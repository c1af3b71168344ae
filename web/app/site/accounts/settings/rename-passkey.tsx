import type { Passkey } from 'contract/accounts/passkeys'
import { useForm } from 'react-hook-form'
import { usePasskeyChanges } from '#app/data/passkeys'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { NameDialog } from '#app/ui/name-dialog'
import { showToast } from '#app/ui/toaster'
import { showRejection } from '../rejections'
import { useSessionCheck } from '../use-session-check'

const renameFailed = 'The passkey could not be renamed. Please try again.'

const checkLater = lazyResolver<{ name: string }>(() =>
  import('../account-rules').then(({ passkeyNameRules }) => passkeyNameRules),
)

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void }

export function RenameStudentPasskey({ passkey: { _id, name }, onClose }: RenamePasskeyProps) {
  const form = useForm({ resolver: checkLater, defaultValues: { name } })
  const { rename } = usePasskeyChanges()
  const checkSession = useSessionCheck()
  const { submit, stage } = useSubmit(form, {
    send: async (values) => {
      const { message } = await rename.mutateAsync({ passkeyId: _id, ...values })
      showToast('success', message)
      onClose()
    },
    onError: (error) => {
      showRejection(form, error, renameFailed)
      checkSession(error)
    },
  })
  return (
    <NameDialog
      title="Rename this passkey"
      control={form.control}
      submit={submit}
      isBusy={stage === 'sending'}
      onClose={onClose}
    />
  )
}
