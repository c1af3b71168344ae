import { messageSent } from 'contract/messaging/contact'
import type { MessageTopic } from 'contract/messaging/message-topics'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { IslandQueries } from '#app/framework/islands/island-queries'
import { contactPath } from '#app/lib/contact-path'
import { RejectedFormProvider } from '#app/lib/use-rejected-form'
import { Honeypot } from '#app/ui/fields/honeypot'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Link } from '#app/ui/link'
import { Note } from '#app/ui/note'
import { RejectedNote } from '#app/ui/rejected-note'
import { type SendResult, useContactForm } from './use-contact-form'

function TopicNote({ topic: { title, path } }: { topic: MessageTopic }) {
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

/** Rendered while empty, because a live region must exist before its content; then it takes no room. */
function SendBanner({ result }: { result: SendResult | undefined }) {
  return (
    <div role="status" className="empty:absolute">
      {result && (
        <Note
          key={result.kind}
          look={result.kind === 'error' ? 'bad' : 'good'}
          role={result.kind === 'error' ? 'alert' : undefined}
        >
          {result.text}
        </Note>
      )}
    </div>
  )
}

type CardProps = {
  topic: MessageTopic | undefined
  /** Reference of a message sent without scripts. */
  sent: { number: string | undefined } | undefined
  officePhone: string
}

function ContactCard({ topic, sent, officePhone }: CardProps) {
  const { control, submit, isSending, result, sentNumber } = useContactForm(topic)
  return (
    <section
      aria-labelledby="message"
      className="relative rounded-card border border-line bg-card p-5 shadow-card sm:p-8 print:hidden"
    >
      {/* Target of `contactPath`. */}
      <h2
        id="message"
        tabIndex={-1}
        className="scroll-mt-4 text-3xl text-heading outline-none md:text-4xl"
      >
        Leave Us A Message
      </h2>
      {topic && <TopicNote topic={topic} />}
      {sent && (
        <div className="mt-5 grid gap-4">
          <Note look="good" role="status">
            {messageSent}
          </Note>
          <SentNumber number={sent.number} officePhone={officePhone} />
        </div>
      )}
      <RejectedNote className="mt-5" />
      <form
        noValidate
        method="post"
        action={`${pathOf('contact')}#message`}
        onSubmit={submit}
        className="mt-7 grid gap-5"
      >
        {topic && <input type="hidden" name="about" value={topic.about} />}
        <TextField control={control} name="name" label="Name" autoComplete="name" isRequired />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            isRequired
          />
          <TextField
            control={control}
            name="phone"
            type="tel"
            label="Phone"
            autoComplete="tel"
            isRequired
          />
        </div>
        <Honeypot />
        <TextField control={control} name="subject" label="Subject" />
        <TextField control={control} name="message" label="Message" rows={6} isRequired />
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={isSending} busyLabel="Sending...">
            Send Message
          </SubmitButton>
        </div>
        <SendBanner result={result} />
        <SentNumber number={sentNumber} officePhone={officePhone} />
      </form>
    </section>
  )
}

type Props = CardProps & { rejectedForm: RejectedForm | undefined }

const Contact = ({ rejectedForm, ...props }: Props) => (
  <IslandQueries>
    <RejectedFormProvider value={rejectedForm}>
      <ContactCard {...props} />
    </RejectedFormProvider>
  </IslandQueries>
)

type SentNumberProps = { number: string | undefined; officePhone: string }

/** Outlasts the banner. Rendered while empty, as a live region must be. */
function SentNumber({ number, officePhone }: SentNumberProps) {
  return (
    <div role="status" className="empty:absolute">
      {number && (
        <p className="rounded-md border border-line-strong bg-tint px-4 py-3">
          Your reference is{' '}
          <strong className="whitespace-nowrap text-heading tabular-nums">{number}</strong>. Quote
          it if you call the office: {officePhone}.
        </p>
      )}
    </div>
  )
}

export default island(Contact, { hydrate: 'interaction' })
