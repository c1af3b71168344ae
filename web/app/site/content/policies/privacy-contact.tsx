import { mailLink, telLink } from '#app/lib/contact-links'
import { contactPath } from '#app/lib/contact-path'
import { useCollege } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { Section } from './policy-sections'

const link =
  'inline-flex min-h-11 items-center font-semibold break-all text-accent underline underline-offset-4 hover:text-ink'

export function PrivacyContact({ text }: { text: string }) {
  const { email, phone } = useCollege()
  return (
    <Section title="Who to contact">
      <div className="max-w-prose text-lg text-ink-soft">
        <p>{text}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={mailLink(email)} className={link}>
            {email}
          </a>
          <a href={telLink(phone)} className={link}>
            {phone}
          </a>
          <Link to={contactPath()} className={link}>
            Leave a message
          </Link>
        </p>
      </div>
    </Section>
  )
}
