import { registrationFormMessages, registrationSuccesses } from 'contract/events/registrations'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { accountPath, registrationPath } from '#app/lib/come-back'
import SavedAnswers from '#app/site/events/registrations/saved-answers.island'
import { Link } from '#app/ui/link'
import { PageHead } from '#app/ui/page-head'
import { StatusNote } from '#app/ui/status-note'

const about = 'Register on the event’s page. Every email about it links to your registration.'

export default function Registrations() {
  const requested = useRequestedQuery('registrations')
  const [text, eventId] = [requested('said'), requested('event')]
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Registration" description={about} path={pathOf('registrations')} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl text-heading md:text-5xl">Registration</h1>
        <p className="mt-3 mb-8 text-lg text-ink-muted">{about}</p>
        <StatusNote
          said={text}
          {...{ outcomes: registrationFormMessages, successes: registrationSuccesses }}
        />
        {eventId && <SavedAnswers eventId={eventId} isSent={text === 'sent'} />}
        <p className="flex flex-wrap gap-3 max-sm:*:grow">
          {(text === 'signIn' || text === 'signedOut') && (
            <Link to={accountPath('login', eventId)} className="button-primary">
              Sign in
            </Link>
          )}
          {text === 'unproven' && (
            <Link to={accountPath('verify-email', eventId)} className="button-primary">
              Verify your email
            </Link>
          )}
          {eventId && (
            <Link to={registrationPath(eventId)} className="button-outline">
              Back to the event
            </Link>
          )}
          <Link to={pathOf('events')} className="button-outline">
            All events
          </Link>
          {!text && (
            <Link to={pathOf('account')} className="button-outline">
              My account
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
