import { useQuery } from '@tanstack/react-query'
import type { Account } from 'contract/accounts/account-settings'
import type { Passkey } from 'contract/accounts/passkeys'
import { deviceName } from 'contract/platform/device-name'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passkeysQuery, usePasskeyChanges } from '#app/data/passkeys'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { NameDialog } from '#app/ui/name-dialog'
import { PasskeyList } from '#app/ui/passkey-list'
import { showToast } from '#app/ui/toaster'
import { showRejection } from '../rejections'
import { useSessionCheck } from '../use-session-check'
import { ConfirmDialog } from './confirm-dialog'
import { SettingsCard } from './settings-card'

type Request =
  | { what: 'add' }
  | { what: 'rename'; passkey: Passkey }
  | { what: 'remove'; passkey: Passkey }

export function PasskeysSection({ account }: { account: Account }) {
  const { data: passkeys, isError } = useQuery(passkeysQuery)
  const { add, remove } = usePasskeyChanges()
  const [request, setRequest] = useState<Request>()
  const close = () => setRequest(undefined)
  const notify = ({ message }: { message: string }) => showToast('success', message)
  return (
    <SettingsCard
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of your password."
    >
      {passkeys && passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => setRequest({ what: 'rename', passkey })}
          onRemove={(passkey) => setRequest({ what: 'remove', passkey })}
        />
      )}
      {passkeys?.length === 0 && <p className="text-ink-soft">You don’t have a passkey yet.</p>}
      {isError && !passkeys && <p role="alert">Your passkeys could not be loaded.</p>}
      <button
        type="button"
        onClick={() => setRequest({ what: 'add' })}
        className="button-outline mt-5 max-sm:w-full"
      >
        Add a passkey
      </button>
      {request?.what === 'add' && (
        <ConfirmDialog
          account={account}
          title="Add a passkey"
          lead="First, confirm that it’s you. Your browser then asks where to save the passkey."
          verb="Continue"
          onClose={close}
          act={async () => notify(await add.mutateAsync(deviceName(navigator.userAgent)))}
        />
      )}
      {request?.what === 'remove' && (
        <ConfirmDialog
          account={account}
          title="Remove this passkey"
          lead={`You’ll no longer be able to sign in with “${request.passkey.name}”.`}
          verb="Remove"
          isDanger
          onClose={close}
          act={async () => notify(await remove.mutateAsync(request.passkey._id))}
        />
      )}
      {request?.what === 'rename' && (
        <RenameStudentPasskey passkey={request.passkey} onClose={close} />
      )}
    </SettingsCard>
  )
}

const renameFailed = 'The passkey could not be renamed. Please try again.'

const checkLater = lazyResolver<{ name: string }>(() =>
  import('../account-rules').then(({ passkeyNameRules }) => passkeyNameRules),
)

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void }

function RenameStudentPasskey({ passkey: { _id, name }, onClose }: RenamePasskeyProps) {
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
