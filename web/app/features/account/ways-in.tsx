import { Link } from 'react-router'

/** For somebody signed out, where an account is needed. */
export function WaysIn() {
  return (
    <div className="grid gap-4">
      <Link to="/login" className="button-primary">
        Login
      </Link>
      <Link to="/signup" className="button-outline">
        Register here
      </Link>
    </div>
  )
}
