import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { PasswordField } from '#app/ui/fields/password-field'
import { showRejection } from '../rejections'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'
import type { ProofProps } from './proof'

const checkLater = lazyResolver<{ password: string }>(() =>
  import('../account-rules').then(({ ownPasswordRules }) => ownPasswordRules),
)

export function ProveByPassword({ proven, words, onCancel }: ProofProps) {
  const form = useForm({
    resolver: checkLater,
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const checkSession = useSessionCheck()
  const { submit } = useSubmit(form, {
    send: ({ password }) => proven.run(password),
    onError: (error) => {
      showRejection(form, error, words.failed)
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
        cancel={words.cancel}
        onCancel={onCancel}
        confirm={proven.isBusy ? words.busy : words.confirm}
        isBusy={proven.isBusy}
        isDanger={words.isDanger ?? false}
      />
    </form>
  )
}
