import type { AttendeeCertificate } from 'contract/events/attendance'
import { type FormEvent, useId, useState } from 'react'
import { useAttendeeCertificate, useRevokeCertificate } from '#app/data/attendance'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { controlClasses, describedBy } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { ReissueDialog } from './reissue-dialog'

type CertificateCodeFormProps = PanelProps & { eventId: string }

export function CertificateCodeForm({ eventId, panel }: CertificateCodeFormProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const [reissuing, setReissuing] = useState<{ code: string; seen: AttendeeCertificate }>()
  const look = useAttendeeCertificate(eventId)
  const revoke = useRevokeCertificate(eventId)
  const button = useRestoredFocus<HTMLButtonElement>(revoke.isPending)
  const isBusy = look.isPending || revoke.isPending
  const onFailure = (failed: string) => (error: Error) =>
    reportFailure(error, panel.showError, failed)
  const request = (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim() || isBusy) return
    look.mutate(code, {
      onSuccess: (seen) => setReissuing({ code, seen }),
      onError: onFailure('The certificate could not be loaded.'),
    })
  }
  const end = () => {
    if (!code.trim() || isBusy) return
    revoke.mutate(code, {
      onSuccess: ({ message }) => {
        setCode('')
        panel.showSuccess(message)
      },
      onError: onFailure('The certificate could not be revoked.'),
    })
  }
  const hint = 'You can reissue a certificate to correct a name, or if it was revoked by mistake.'
  return (
    <>
      {/* Enter triggers the button that asks first. */}
      <form
        method="post"
        onSubmit={request}
        className="mt-5 grid gap-1.5 border-t border-line pt-4"
      >
        <label htmlFor={id} className="font-semibold">
          Certificate code
        </label>
        <input
          id={id}
          value={code}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
          {...describedBy(id, { hint })}
          className={controlClasses}
        />
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
          {hint}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <Button type="submit">Reissue</Button>
          <Button ref={button} disabled={revoke.isPending} onClick={end}>
            Revoke
          </Button>
        </div>
      </form>
      {reissuing && (
        <ReissueDialog
          {...{ eventId, panel }}
          {...reissuing}
          onIssued={() => setCode('')}
          onClose={() => setReissuing(undefined)}
        />
      )}
    </>
  )
}
