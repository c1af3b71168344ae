import type { IconNode } from 'lucide'
import { Link, MailCheck } from 'lucide'
import { Icon } from '#app/ui/icon'
import { NewLink } from '../../shell/new-link'
import type { Panel } from '../../shell/panel'

export type Sent = { email: string; message: string; url: string; isMailed: boolean }

/** The link is shown only once: the server stores its hash. */
export function SentInvitation({ panel, sent }: { panel: Panel; sent: Sent }) {
  const { email, message, url, isMailed } = sent
  const icon: IconNode = isMailed ? MailCheck : Link
  return (
    <section
      aria-label={`Invitation for ${email}`}
      className="grid gap-4 rounded-card border border-leaf-700/40 bg-card p-5 shadow-card sm:p-6"
    >
      <p className="flex gap-3 text-ink">
        <Icon of={icon} className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0 wrap-anywhere">
          <span translate="no" className="font-semibold">
            {email}
          </span>
          {`: ${message}.`}
        </span>
      </p>
      <NewLink
        panel={panel}
        url={url}
        label="Invitation link"
        {...(isMailed && {
          hint: 'We’ve emailed this link. To share it in another way, copy it now. It won’t be shown again.',
        })}
      />
    </section>
  )
}
