import { college } from 'college/facts'
import { Link } from 'react-router'
import { MessageScreen } from './message-screen'

export function NotFoundScreen() {
  return (
    <MessageScreen eyebrow="Error 404" title="Page Not Found">
      <title>{`Page Not Found | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="max-w-md text-lg text-ink-soft">
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <Link to="/events" className="button-primary mt-2">
        View All Events
      </Link>
    </MessageScreen>
  )
}
