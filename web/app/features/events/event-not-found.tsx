import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { useCollege } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

/** Stands in for an event that is unknown, or that could not be loaded. */
export function EventNotFound({ isUnknown }: { isUnknown: boolean }) {
  const college = useCollege()
  return (
    <div
      role="alert"
      className="container-page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-20 text-center"
    >
      <title>{`Event Not Found | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <Icon of="calendar-x2" className="size-12 text-gilt" />
      <h1 className="text-4xl text-heading md:text-5xl">Event Not Found</h1>
      <p className="max-w-md text-lg text-ink-soft">
        {isUnknown
          ? 'The event you are looking for does not exist.'
          : 'Failed to load event details'}
      </p>
      <Link to={pathOf('events')} className="button-primary mt-2">
        <Icon of="arrow-left" className="size-4" />
        Back to Events
      </Link>
    </div>
  )
}
