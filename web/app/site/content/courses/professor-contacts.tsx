import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import type { ReactNode } from 'react'
import { mailLink, telLink, whatsappLink } from '#app/lib/contact-links'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'

type Props = { member: FacultyMember; course: Course }

export function ProfessorContacts({ member, course }: Props) {
  const college = useCollege()
  const { name, phone, email, whatsapp } = member
  const greeting = `Hello ${name}, I have a question about ${course.title} at ${college.name}.`
  const chat = whatsappLink(whatsapp, greeting)
  if (!phone && !email && !chat) return null
  return (
    <ul className="mt-5 grid border-t border-line pt-3">
      {phone && (
        <Way icon={<Icon of="phone" />} href={telLink(phone)}>
          {phone}
        </Way>
      )}
      {email && (
        <Way icon={<Icon of="mail" />} href={mailLink(email)}>
          {email}
        </Way>
      )}
      {chat && (
        <Way icon={<Icon of="message-circle" />} href={chat} isOutside>
          Chat on WhatsApp
        </Way>
      )}
    </ul>
  )
}

type WayProps = {
  icon: ReactNode
  /** Undefined for text that can't be a link, such as `on request`. */
  href: string | undefined
  isOutside?: boolean
  children: string
}

function Way({ icon, href, isOutside = false, children }: WayProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-gilt">
      {icon}
      {href ? (
        <a
          href={href}
          {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline-offset-4 hover:underline"
        >
          {children}
        </a>
      ) : (
        <span className="wrap-anywhere">{children}</span>
      )}
    </li>
  )
}
