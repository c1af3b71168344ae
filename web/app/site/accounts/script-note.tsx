import { mailLink } from '#app/lib/contact-links'
import { useCollege } from '#app/lib/site'

export function ScriptNote() {
  const college = useCollege()
  return (
    <noscript>
      <p className="rounded-md border border-gold-500 bg-gilt-soft px-4 py-3">
        This page needs JavaScript. If you can’t turn it on, email{' '}
        <a
          href={mailLink(college.email)}
          className="font-semibold break-words text-accent underline underline-offset-4"
        >
          {college.email}
        </a>
        .
      </p>
    </noscript>
  )
}
