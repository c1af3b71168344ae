import type { Verified } from 'contract/events/certificates'
import type { ReactNode } from 'react'
import { eventWhenHere } from '#app/lib/event-when'
import { Icon } from '#app/ui/icon'
import { noteLooks } from '#app/ui/note'

type CertificateNoteProps = { look: keyof typeof noteLooks; title: string; children: ReactNode }

const Result = ({ look, title, children }: CertificateNoteProps) => (
  <div
    role={look === 'good' ? 'status' : 'alert'}
    className={`flex gap-4 rounded-card border px-5 py-4 ${noteLooks[look].classes}`}
  >
    <Icon of={noteLooks[look].icon} className="mt-1 size-7 shrink-0" />
    <div className="min-w-0">
      <p className="text-xl font-semibold">{title}</p>
      <p className="text-ink-soft">{children}</p>
    </div>
  </div>
)

export function CertificateResult({ certificate, replacedAt }: Verified) {
  if (replacedAt)
    return (
      <Result look="bad" title="Replaced">
        {`This certificate is no longer valid. The college replaced it with a new one on ${eventWhenHere.longDays({ date: replacedAt })}.`}
      </Result>
    )
  if (!certificate)
    return (
      <Result look="bad" title="Not found">
        We have no certificate with this code. Check it against the printed one.
      </Result>
    )
  const { name, title, issuedAt, revokedAt, code } = certificate
  const facts: [label: string, fact: string][] = [
    ['Name', name ?? 'No longer on record'],
    ['Attended', title],
    ['Event date', eventWhenHere.longDays(certificate)],
    ['Certificate issued on', eventWhenHere.longDays({ date: issuedAt })],
    ['Code', code],
  ]
  return (
    <div className="grid gap-6">
      {revokedAt ? (
        <Result look="bad" title="Revoked">
          {`The college revoked this certificate on ${eventWhenHere.longDays({ date: revokedAt })}.`}
        </Result>
      ) : (
        <Result look="good" title="Valid">
          The college issued this certificate. The printed one must say the same:
        </Result>
      )}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, fact]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="-mt-2 font-semibold wrap-anywhere text-ink sm:mt-0">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
