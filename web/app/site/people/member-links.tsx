import type { FacultyMember } from 'contract/people/faculty'
import type { ReactNode } from 'react'
import { mailLink, telLink, whatsappLink } from '#app/lib/contact-links'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'

export function MemberLinks({ member }: { member: FacultyMember }) {
  const college = useCollege()
  const { email, name, phone, whatsapp } = member
  const mail = mailLink(email)
  const call = telLink(phone)
  const chat = whatsappLink(whatsapp, `Hello ${name}, I have a question about ${college.name}.`)
  if (!mail && !call && !chat) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-7 border-t border-line pt-2">
      {mail && (
        <MemberLink href={mail} icon={<Icon of="mail" />} label={`Email ${name}: `}>
          {email}
        </MemberLink>
      )}
      {call && (
        <MemberLink href={call} icon={<Icon of="phone" />} label={`Call ${name}: `}>
          {phone}
        </MemberLink>
      )}
      {chat && (
        <MemberLink
          href={chat}
          icon={<Icon of="message-circle" />}
          label={`Chat with ${name} on `}
          isOutside
        >
          WhatsApp
        </MemberLink>
      )}
    </ul>
  )
}

type LinkProps = {
  href: string
  icon: ReactNode
  /** Visually hidden, names the person. */
  label: string
  isOutside?: boolean
  children: ReactNode
}

function MemberLink({ href, icon, label, isOutside = false, children }: LinkProps) {
  return (
    <li className="max-w-full">
      <a
        href={href}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
        className="inline-flex min-h-11 max-w-full items-center gap-2.5 text-accent decoration-gold-500 underline-offset-4 hover:underline [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-gilt"
      >
        {icon}
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{label}</span>
          {children}
        </span>
      </a>
    </li>
  )
}
