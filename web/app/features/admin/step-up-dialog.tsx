import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { incorrectPassword, verifyPasswordForm } from 'contract/admin'
import { Refusal } from 'contract/client'
import { KeyRound } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogButtons } from '#app/components/dialog-buttons'
import { PasswordField } from '#app/components/fields/password-field'
import { Icon } from '#app/components/icon'
import { Modal } from '#app/components/modal'
import { useVerifyPassword } from '#app/data/admin'
import { factorsQuery, useVerifyPasskey } from '#app/data/admin-factors'
import { useSubmit } from '#app/lib/use-submit'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const failed = 'That could not be done. Please try again.'

type StepUpDialogProps = {
  panel: Panel
  title: string
  /** What is about to be done. */
  lead: string
  /** What the button says: `Remove`. */
  verb: string
  isDanger?: boolean
  onClose: () => void
  /** What was asked for. The dialog closes when it is done, or refused. */
  act: () => Promise<void>
}

/** Asks for the own password, or a passkey, and then does what was asked for. */
export function StepUpDialog({ panel, title, lead, verb, act, ...more }: StepUpDialogProps) {
  const { isDanger = false, onClose } = more
  const { data: factors } = useQuery(factorsQuery())
  const verifyPassword = useVerifyPassword()
  const verifyPasskey = useVerifyPasskey()
  const [isActing, setActing] = useState(false)
  const form = useForm({
    resolver: zodResolver(verifyPasswordForm),
    defaultValues: { password: '' },
  })
  const tell = (error: unknown) => {
    if (isSessionEnd(error)) return
    panel.showError((error instanceof Refusal && error.message) || failed)
  }
  const run = async () => {
    setActing(true)
    await act().catch(tell)
    onClose()
  }
  const { submit, stage } = useSubmit(form, {
    send: async ({ password }) => {
      const { success } = await verifyPassword.mutateAsync(password)
      if (success) await run()
      else form.setError('password', { message: incorrectPassword })
    },
    onRefused: tell,
  })
  const byPasskey = () => void verifyPasskey.mutateAsync().then(run).catch(tell)
  const isBusy = stage === 'sending' || verifyPasskey.isPending || isActing
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">{lead}</p>
      {factors && factors.passkeys.length > 0 && (
        <button
          type="button"
          disabled={isBusy}
          onClick={byPasskey}
          className="button-outline mt-5 w-full"
        >
          <Icon of={KeyRound} className="size-5" />
          {verb} with a passkey
        </button>
      )}
      <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
          isDisabled={isBusy}
        />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Processing...' : verb}
          isBusy={isBusy}
          isDanger={isDanger}
        />
      </form>
    </Modal>
  )
}
