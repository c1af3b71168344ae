import { useQuery } from '@tanstack/react-query'
import type { SentEventEmail } from 'contract/events/event-emails'
import type { OfficeEvent } from 'contract/events/registration-office'
import { formatCount } from 'contract/platform/format-count'
import { eventEmailsQuery } from '#app/data/event-emails'
import { formatDateTime } from '#app/lib/format-date-time'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { EmailForm, type Recipients } from './email-form'
import { peopleText } from './people-acts'

type EmailsTabProps = PanelProps & {
  event: OfficeEvent
  recipients: Recipients
  onRecipients: (recipients: Recipients) => void
}

export const EmailsTab = ({ event, ...props }: EmailsTabProps) => (
  <div className="grid items-start gap-6 xl:grid-cols-2">
    <Card
      title="Email people"
      lead="Replies go to the college office. Reminders, offers and event changes are emailed automatically."
      className="p-5 sm:p-6"
    >
      <EmailForm eventId={event._id} {...props} />
    </Card>
    <SentEmails eventId={event._id} />
  </div>
)

function SentEmails({ eventId }: { eventId: string }) {
  const { data, isError } = useQuery(eventEmailsQuery(eventId))
  const status = isError ? 'Sent emails could not be loaded.' : 'Loading...'
  return (
    <Card
      title="Sent emails"
      lead={data?.length === 0 ? 'No emails have been sent from here yet.' : undefined}
      className="p-5 sm:p-6"
    >
      {data ? (
        <ul className="mt-3 grid gap-3">
          {data.map((email) => (
            <SentEmail key={email._id} email={email} />
          ))}
        </ul>
      ) : (
        <p role={isError ? 'alert' : 'status'} className="mt-3">
          {status}
        </p>
      )}
    </Card>
  )
}

function SentEmail({ email }: { email: SentEventEmail }) {
  const nameOf = useAccountName()
  return (
    <li className="border-t border-line pt-3">
      <p translate="no" className="font-semibold wrap-anywhere">
        {email.subject}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {`To ${peopleText(email.people)}, ${formatDateTime(email.createdAt)}, by ${nameOf(email.sentBy)}`}
        {email.waiting > 0 && `. ${formatCount(email.waiting)} still waiting to be sent.`}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
          Show text
        </summary>
        <p translate="no" className="wrap-anywhere whitespace-pre-line">
          {email.text}
        </p>
      </details>
    </li>
  )
}
