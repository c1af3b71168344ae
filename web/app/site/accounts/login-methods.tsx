import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'

export function LoginLinks() {
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
