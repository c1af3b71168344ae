import type { MessageTopic } from 'contract/messaging/message-topics'
import { contactPath } from '#app/lib/contact-path'
import { Link } from '#app/ui/link'

export function TopicNote({ topic: { title, path } }: { topic: MessageTopic }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 rounded-md bg-gilt-soft px-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        Your message is about{' '}
        <Link
          to={path}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {title}
        </Link>
      </span>
      <Link
        to={contactPath()}
        className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
      >
        Ask about something else
      </Link>
    </p>
  )
}
