import type { MessageTopic } from 'contract/message-topics'
import { Honeypot } from '#app/components/fields/honeypot'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextField } from '#app/components/fields/text-field'
import { mailLink } from '#app/lib/contact-links'
import { useCollege } from '#app/lib/site'
import { SendBanner } from './send-banner'
import { SentNumber } from './sent-number'
import { TopicNote } from './topic-note'
import { useContactForm } from './use-contact-form'
import { useTopic } from './use-topic'

/** A message to the college office, about what the address of the page names. */
export function ContactForm() {
  const topic = useTopic()
  const { control, submit, isSending, result, sentNumber } = useContactForm(topic)
  return (
    <section
      aria-labelledby="message"
      className="relative rounded-card border border-line bg-card p-5 shadow-card sm:p-8 print:hidden"
    >
      {/* Calls to action lead here, see `contactPath`. */}
      <h2
        id="message"
        tabIndex={-1}
        className="scroll-mt-4 text-3xl text-heading outline-none md:text-4xl"
      >
        Leave Us A Message
      </h2>
      {topic && <TopicNote topic={topic} />}
      <NoScriptNote topic={topic} />
      <form noValidate onSubmit={submit} className="mt-7 grid gap-5">
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
        <SentNumber number={sentNumber} />
      </form>
    </section>
  )
}

function NoScriptNote({ topic }: { topic: MessageTopic | undefined }) {
  const college = useCollege()
  const subject = topic ? `?subject=${encodeURIComponent(topic.title)}` : ''
  return (
    <noscript>
      <p className="mt-4 rounded-md border border-gold-500 bg-gilt-soft px-4 py-3">
        This form needs JavaScript. Without it, write to{' '}
        <a
          href={`${mailLink(college.email)}${subject}`}
          className="font-semibold break-words text-accent underline underline-offset-4"
        >
          {college.email}
        </a>{' '}
        instead.
      </p>
    </noscript>
  )
}
