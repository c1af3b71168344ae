import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'

/** For somebody signed out, where an account is needed. */
export function WaysIn() {
  return (
    <div className="grid gap-4">
      <Link to={pathOf('login')} className="button-primary">
        Login
      </Link>
      <Link to={pathOf('signup')} className="button-outline">
        Register here
      </Link>
    </div>
  )
}
