import type { ReactNode } from 'react'
import { mailLink, telLink } from '#app/lib/contact-links'
import { useCollege } from '#app/lib/site'
import { timesHere } from '#app/lib/unbroken-times'
import { Icon } from '#app/ui/icon'

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 wrap-anywhere hover:decoration-2'

export function ContactDetails() {
  const { addressLines, emails, officeHours, phones } = useCollege()
  return (
    <section aria-labelledby="reach-title" className="lg:sticky lg:top-28 lg:pt-8">
      <h2 id="reach-title" className="text-3xl text-heading md:text-4xl">
        Contact the office
      </h2>
      <dl className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1 lg:gap-7">
        <Way label="Phone" icon={<Icon of="phone" />}>
          {phones.map(({ _key, number, whose }) => (
            <Reached key={_key} href={telLink(number)} whose={whose}>
              {number}
            </Reached>
          ))}
        </Way>
        <Way label="Email" icon={<Icon of="mail" />}>
          {emails.map(({ _key, address, whose }) => (
            <Reached key={_key} href={mailLink(address)} whose={whose}>
              {address}
            </Reached>
          ))}
        </Way>
        <Way label="Address" icon={<Icon of="map-pin" />}>
          <address className="py-1.5 not-italic">
            {addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Way>
        <Way label="Office hours" icon={<Icon of="clock" />}>
          <span className="block py-1.5">{timesHere(officeHours)}</span>
        </Way>
      </dl>
    </section>
  )
}

type ReachedProps = { href: string | undefined; whose: string | undefined; children: string }

function Reached({ href, whose, children }: ReachedProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a href={href} className={link}>
        {children}
      </a>
      {whose && <span className="text-ink-muted">{whose}</span>}
    </span>
  )
}

function Way({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] content-start gap-x-4">
      <dt className="contents">
        <span
          aria-hidden="true"
          className="row-span-2 grid size-11 place-items-center rounded-full bg-gilt-soft text-gilt [&>svg]:size-5"
        >
          {icon}
        </span>
        <span className="eyebrow text-ink-muted">{label}</span>
      </dt>
      <dd className="col-start-2 min-w-0">{children}</dd>
    </div>
  )
}
