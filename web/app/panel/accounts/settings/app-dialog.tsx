import { zodResolver } from '@hookform/resolvers/zod'
import { confirmApp } from 'contract/accounts/admin-factors'
import { ApiError } from 'contract/platform/client'
import encodeQR from 'qr'
import { useForm } from 'react-hook-form'
import { useFactorChanges } from '#app/data/admin-factors'
import { useSubmit } from '#app/lib/use-submit'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import { actionFailed } from '../../shell/report-failure'

export type AppSetUp = { secret: string; uri: string }

type AppDialogProps = {
  setUp: AppSetUp
  onClose: () => void
  /** The recovery codes generated with the first factor. */
  onAdded: (codes: string[] | undefined) => void
}

export function AppDialog({ setUp: { secret, uri }, onClose, onAdded }: AppDialogProps) {
  const { confirmApp: confirm } = useFactorChanges()
  const form = useForm({
    resolver: zodResolver(confirmApp.body),
    defaultValues: { code: '' },
  })
  const { submit, stage } = useSubmit(form, {
    send: async ({ code }) => {
      const { codes } = await confirm.mutateAsync(code)
      onClose()
      onAdded(codes)
    },
    onError: (error) => {
      const message = (error instanceof ApiError && error.message) || actionFailed
      form.setError('code', { message }, { shouldFocus: true })
    },
  })
  const isBusy = stage === 'sending'
  return (
    <Modal title="Set up an authenticator app" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">Scan this code with the app, or enter the key below it.</p>
      <QrCode text={uri} />
      <p className="text-center font-mono text-[0.9375rem] tracking-wide text-balance text-ink">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <form noValidate method="post" onSubmit={submit} className="mt-5">
        <TextField
          control={form.control}
          name="code"
          label="Code from the app"
          autoComplete="one-time-code"
          isRequired
          isDisabled={isBusy}
        />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Checking...' : 'Turn on'}
          isBusy={isBusy}
        />
      </form>
    </Modal>
  )
}

/** Dark on light in every theme: cameras need it. The quiet zone is four modules. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label="QR code of the key below"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto my-4 size-52 rounded-md bg-white"
    >
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
