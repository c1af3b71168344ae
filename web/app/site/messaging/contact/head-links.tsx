import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import type { FacultyMember } from 'contract/people/faculty'
import type { ReactNode } from 'react'
import { mailLink, telLink, whatsappLink } from '#app/lib/contact-links'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'

function greeting(
  { name, department }: FacultyMember,
  { college, catalogue }: { college: College; catalogue: Catalogue },
): string {
  const subject = department ? departmentTitle(catalogue, department) : 'studying'
  return `Hello ${name}, I have a question about ${subject} at ${college.name}.`
}

export function HeadLinks({ head }: { head: FacultyMember }) {
  const site = useSite()
  const { name } = head
  const chat = whatsappLink(head.whatsapp, greeting(head, site))
  const call = telLink(head.phone)
  const mail = mailLink(head.email)
  if (!chat && !call && !mail) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line print:hidden">
      {chat && (
        <ContactLink href={chat} icon={<Icon of="message-circle" />} isOutside>
          WhatsApp <span className="sr-only">chat with {name}</span>
        </ContactLink>
      )}
      {call && (
        <ContactLink href={call} icon={<Icon of="phone" />}>
          Call <span className="sr-only">{name}</span>
        </ContactLink>
      )}
      {mail && (
        <ContactLink href={mail} icon={<Icon of="mail" />}>
          Email <span className="sr-only">{name}</span>
        </ContactLink>
      )}
    </div>
  )
}

type ContactLinkProps = {
  href: string
  icon: ReactNode
  isOutside?: boolean
  children: ReactNode
}

function ContactLink({ href, icon, isOutside = false, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      className="grid min-h-14 place-content-center justify-items-center gap-1 px-1 py-2 text-[0.9375rem] leading-tight font-semibold text-accent -outline-offset-3 transition-colors duration-200 hover:bg-accent-soft [&>svg]:size-5 [&>svg]:text-gilt"
    >
      {icon}
      <span>{children}</span>
    </a>
  )
}
