import { useForm } from 'react-hook-form'
import { DialogButtons } from '#app/components/dialog-buttons'
import { laterResolver } from '#app/components/fields/later-resolver'
import { PasswordField } from '#app/components/fields/password-field'
import { useSubmit } from '#app/lib/use-submit'
import { showRefusal } from '../refusals'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'
import { type Deletion, deleteFailed } from './use-deletion'

const checkLater = laterResolver<{ password: string }>(() =>
  import('../account-rules').then(({ deletionRules }) => deletionRules),
)

type DeleteByPasswordProps = { deletion: Deletion; onCancel: () => void }

export function DeleteByPassword({ deletion, onCancel }: DeleteByPasswordProps) {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const checkSession = useSessionCheck()
  const { submit } = useSubmit(form, {
    send: ({ password }) => deletion.run(password),
    onRefused: (error) => {
      showRefusal(form, error, deleteFailed)
      checkSession(error)
    },
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-5">
      <PasswordField
        control={form.control}
        name="password"
        label="Your password"
        autoComplete="current-password"
        isRequired
      />
      <DialogButtons
        cancel="Keep my account"
        onCancel={onCancel}
        confirm={deletion.isBusy ? 'Deleting...' : 'Delete'}
        isBusy={deletion.isBusy}
        isDanger
      />
    </form>
  )
}
