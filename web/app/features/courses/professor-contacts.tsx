import type { ListedCourse } from 'college/course-list'
import type { FacultyMember } from 'contract/faculty'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { mailLink, telLink, whatsappLink } from '#app/lib/contact-links'

type Props = { member: FacultyMember; course: ListedCourse }

const link =
  'inline-flex min-h-11 min-w-0 items-center gap-3 font-semibold break-all text-accent underline-offset-4 hover:underline'
const icon = 'size-4.5 shrink-0 text-gilt'

/** Ways to reach somebody about a course; not there at all when there is none. */
export function ProfessorContacts({ member, course }: Props) {
  const { name, phone, email } = member
  const chat = whatsappLink(
    member.whatsapp,
    `Hello ${name}, I have a question about the ${course.title} course.`,
  )
  const tel = telLink(phone)
  const mail = mailLink(email)
  if (!chat && !tel && !mail) return null
  return (
    <ul className="mt-5 grid border-t border-line pt-3">
      {tel && (
        <li>
          <a href={tel} className={link}>
            <Phone aria-hidden="true" className={icon} />
            {phone}
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a href={mail} className={link}>
            <Mail aria-hidden="true" className={icon} />
            {email}
          </a>
        </li>
      )}
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noreferrer" className={link}>
            <MessageCircle aria-hidden="true" className={icon} />
            Chat on WhatsApp
          </a>
        </li>
      )}
    </ul>
  )
}
