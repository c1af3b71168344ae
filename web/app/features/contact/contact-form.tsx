import { college } from 'college/facts'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextField } from '#app/components/fields/text-field'
import { mailLink } from '#app/lib/contact-links'
import { useHydrated } from '#app/lib/use-hydrated'
import { SendBanner } from './send-banner'
import { useContactForm } from './use-contact-form'

/** A message to the college office. */
export function ContactForm() {
  const { control, submit, isSending, result } = useContactForm()
  // What is typed before the scripts are there would be lost.
  const isDisabled = !useHydrated()
  const shared = { control, isDisabled }
  return (
    <section
      aria-labelledby="message-title"
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8 print:hidden"
    >
      <h2 id="message-title" className="text-3xl text-heading md:text-4xl">
        Leave Us A Message
      </h2>
      <NoScriptNote />
      <form noValidate onSubmit={submit} className="mt-7 grid gap-5">
        <TextField {...shared} name="name" label="Name" autoComplete="name" isRequired />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...shared}
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            isRequired
          />
          <TextField
            {...shared}
            name="phone"
            type="tel"
            label="Phone"
            autoComplete="tel"
            isRequired
          />
        </div>
        <TextField {...shared} name="subject" label="Subject" />
        <TextField {...shared} name="message" label="Message" rows={6} isRequired />
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={isSending} isDisabled={isDisabled} busyLabel="Sending...">
            Send Message
          </SubmitButton>
        </div>
        <SendBanner result={result} />
      </form>
    </section>
  )
}

function NoScriptNote() {
  return (
    <noscript>
      <p className="mt-4 rounded-md border border-gold-500 bg-gilt-soft px-4 py-3">
        This form needs JavaScript. Without it, write to{' '}
        <a
          href={mailLink(college.email)}
          className="font-semibold break-words text-accent underline underline-offset-4"
        >
          {college.email}
        </a>{' '}
        instead.
      </p>
    </noscript>
  )
}
