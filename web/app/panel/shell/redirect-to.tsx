import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/ui/link'

type RedirectProps = { path: string; children: string }

/** A link on the server and without scripts. */
export const RedirectLink = ({ path, children }: RedirectProps) => (
  <main className="grid min-h-dvh place-items-center p-6">
    <Link to={path} className="font-semibold text-accent underline">
      {children}
    </Link>
  </main>
)

export function RedirectTo({ path, children }: RedirectProps) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(path, { replace: true }) // the router reports failures
  }, [navigate, path])
  return <RedirectLink path={path}>{children}</RedirectLink>
}
