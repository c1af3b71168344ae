import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/components/link'

/** Leads to another page of the panel. On the server, and without scripts, it is a link. */
export function RedirectTo({ path, children }: { path: string; children: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(path, { replace: true }) // the router shows the way and its failures itself
  }, [navigate, path])
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <Link to={path} replace className="font-semibold text-accent underline">
        {children}
      </Link>
    </main>
  )
}
