import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events/events'
import { eventPagesQuery } from '#app/data/site-content'
import { mailLink, telLink } from '#app/lib/contact-links'
import { Icon } from '#app/ui/icon'
import { Fact } from './event-facts'

const link =
  '-my-2 inline-flex min-h-11 items-center font-semibold text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent'

export const OnlineLink = ({ address }: { address: string }) => (
  <Fact label="Online">
    <a href={address} rel="noreferrer" className={link}>
      Join online
    </a>
  </Fact>
)

/** Falls back to the college's text, but not for events of a department and not for cancelled or postponed ones. */
export function OpenTo({ event: { openTo, department, state } }: { event: Event }) {
  const { data: words } = useQuery(eventPagesQuery())
  const text = openTo ?? (department || state ? undefined : words?.openTo)
  return (
    text && (
      <p className="flex items-center gap-2.5 font-semibold text-leaf-700">
        <Icon of="users" className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{text}</span>
      </p>
    )
  )
}

export const hasContact = ({ contactName, contactEmail, contactPhone }: Event) =>
  Boolean(contactName || contactEmail || contactPhone)

export function EventContact({
  event: { contactName, contactEmail, contactPhone },
}: {
  event: Event
}) {
  const tel = telLink(contactPhone)
  return (
    <dl className="event-facts gap-3.5">
      {contactName && <Fact label="Name">{contactName}</Fact>}
      {contactEmail && (
        <Fact label="Email">
          <a href={mailLink(contactEmail)} className={`${link} wrap-anywhere`}>
            {contactEmail}
          </a>
        </Fact>
      )}
      {contactPhone && (
        <Fact label="Phone">
          {tel ? (
            <a href={tel} className={link}>
              {contactPhone}
            </a>
          ) : (
            contactPhone
          )}
        </Fact>
      )}
    </dl>
  )
}
