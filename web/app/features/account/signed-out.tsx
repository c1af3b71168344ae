import { Link } from 'react-router'

/** What stands in for something that needs an account: why, and the ways to one. */
export function SignedOut({ children }: { children: string }) {
  return (
    <div className="grid gap-4">
      <p>{children}</p>
      <Link to="/login" className="button-primary">
        Login
      </Link>
      <Link to="/signup" className="button-outline">
        Register here
      </Link>
    </div>
  )
}
