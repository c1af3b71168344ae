import { outcomes, successes } from 'contract/registrations'
import { Link } from '#app/components/link'
import { OutcomeNote } from '#app/components/outcome-note'
import { PageHead } from '#app/components/page-head'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about =
  'You register on the page of an event. A link in each mail about it leads to your own registration.'

/** Where the form of an event leads when there is no registration to show. */
export default function Registrations() {
  const asked = useAsked('registrations')
  const [said, eventId] = [asked('said'), asked('event')]
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Registration" description={about} path={pathOf('registrations')} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl text-heading md:text-5xl">Registration</h1>
        <p className="mt-3 mb-8 text-lg text-ink-muted">{about}</p>
        <OutcomeNote said={said} {...{ outcomes, successes }} />
        <p className="flex flex-wrap gap-3 max-sm:*:grow">
          {said === 'signIn' && (
            <Link to={pathOf('login')} className="button-primary">
              Sign in
            </Link>
          )}
          {eventId && (
            <Link to={pathOf('event', { eventId })} className="button-outline">
              Back to the event
            </Link>
          )}
          <Link to={pathOf('events')} className="button-outline">
            All events
          </Link>
        </p>
      </div>
    </div>
  )
}
