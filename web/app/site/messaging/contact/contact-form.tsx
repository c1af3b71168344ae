import { pathOf } from '#app/framework/addresses/path-of'
import { Honeypot } from '#app/ui/fields/honeypot'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { RejectedNote } from '#app/ui/rejected-note'
import { SendBanner } from './send-banner'
import { SentNote } from './sent-note'
import { SentNumber } from './sent-number'
import { TopicNote } from './topic-note'
import { useContactForm } from './use-contact-form'
import { useTopic } from './use-topic'

export function ContactCard() {
  const topic = useTopic()
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
      <SentNote />
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
        <SentNumber number={sentNumber} />
      </form>
    </section>
  )
}
