import type { ContactMessage } from 'contract/messaging/messages'
import { ArrowLeft, MailOpen } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { mailLink, telLink } from '#app/lib/contact-links'
import { formatLongDate, formatTime } from '#app/lib/format-date'
import { Icon } from '#app/ui/icon'

type MessagePaneProps = {
  message: ContactMessage
  onClose: () => void
  children: ReactNode
}

/** Takes the focus, so that screen readers read it. */
export function MessagePane({ message, onClose, children }: MessagePaneProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { _id: messageId } = message
  useEffect(() => {
    if (messageId) title.current?.focus()
  }, [messageId])
  return (
    <article
      aria-labelledby={titleId}
      className="grid content-start gap-5 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <button
        type="button"
        onClick={onClose}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
      >
        <Icon of={ArrowLeft} className="size-5" />
        Back to list
      </button>
      <h2
        id={titleId}
        ref={title}
        tabIndex={-1}
        className="text-2xl wrap-anywhere text-heading outline-none"
      >
        {message.subject || 'No subject'}
      </h2>
      <Sender {...message} />
      <p
        translate="no"
        className="max-w-prose border-y border-line py-5 wrap-anywhere whitespace-pre-line text-ink"
      >
        {message.message}
      </p>
      {children}
    </article>
  )
}

const link = 'font-semibold wrap-anywhere text-accent underline underline-offset-4'

function Sender({ name, email, phone, createdAt, number, topic, topicPath }: ContactMessage) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem] *:odd:text-ink-muted">
      <dt>From</dt>
      <dd translate="no" className="font-semibold wrap-anywhere">
        {name}
      </dd>
      <dt>Email</dt>
      <dd>
        <a translate="no" href={mailLink(email)} className={link}>
          {email}
        </a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={telLink(phone)} className={link}>
          {phone}
        </a>
      </dd>
      {topic && (
        <>
          <dt>About</dt>
          <dd>
            <a href={topicPath} target="_blank" className={link} rel="noopener">
              {topic}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </>
      )}
      {number && (
        <>
          <dt>Reference</dt>
          <dd className="tabular-nums">{number}</dd>
        </>
      )}
      <dt>Received</dt>
      <dd>
        <time dateTime={createdAt}>{`${formatLongDate(createdAt)}, ${formatTime(createdAt)}`}</time>
      </dd>
    </dl>
  )
}

export function NoMessageOpen() {
  return (
    <p className="grid place-items-center content-center gap-3 rounded-card border border-dashed border-line-strong bg-card px-6 py-20 text-center text-ink-muted">
      <Icon of={MailOpen} className="size-10" />
      Choose a message to read it here.
    </p>
  )
}
