import type { Verified } from 'contract/certificates'
import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon'
import { formatDate } from '#app/lib/format-date'

const looks = {
  good: { icon: 'circle-check', classes: 'border-leaf-700/40 bg-leaf-100 text-leaf-700' },
  bad: { icon: 'circle-alert', classes: 'border-danger-600/40 bg-danger-50 text-danger-700' },
} as const

type NoteProps = { look: keyof typeof looks; title: string; children: ReactNode }

const Note = ({ look, title, children }: NoteProps) => (
  <div
    role={look === 'good' ? 'status' : 'alert'}
    className={`flex gap-4 rounded-card border px-5 py-4 ${looks[look].classes}`}
  >
    <Icon of={looks[look].icon} className="mt-1 size-7 shrink-0" />
    <div className="min-w-0">
      <p className="text-xl font-semibold">{title}</p>
      <p className="text-ink-soft">{children}</p>
    </div>
  </div>
)

type Certificate = NonNullable<Verified['certificate']>

/** Whether a certificate is good, and what stands on it, to be held against the paper. */
export function CertificateResult({ certificate }: { certificate: Certificate | undefined }) {
  if (!certificate)
    return (
      <Note look="bad" title="Not known">
        The college has given no certificate with this code. Compare it with the paper, letter by
        letter.
      </Note>
    )
  const { name, title, date, issuedAt, revokedAt, code } = certificate
  const facts: [label: string, fact: string][] = [
    ['Name', name ?? 'No longer kept by the college'],
    ['Attended', title],
    ['On', formatDate(date)],
    ['Certificate issued on', formatDate(issuedAt)],
    ['Code', code],
  ]
  return (
    <div className="grid gap-6">
      {revokedAt ? (
        <Note look="bad" title="Revoked">
          {`The college revoked this certificate on ${formatDate(revokedAt)}.`}
        </Note>
      ) : (
        <Note look="good" title="Valid">
          The college has given this certificate. The paper must say the same:
        </Note>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
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
