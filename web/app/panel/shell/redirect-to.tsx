import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/ui/link'

type OpeningProps = { path: string; children: string }

/** A link on the server and without scripts. */
export const Opening = ({ path, children }: OpeningProps) => (
  <main className="grid min-h-dvh place-items-center p-6">
    <Link to={path} className="font-semibold text-accent underline">
      {children}
    </Link>
  </main>
)

export function RedirectTo({ path, children }: OpeningProps) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(path, { replace: true }) // the router shows the way and its failures itself
  }, [navigate, path])
  return <Opening path={path}>{children}</Opening>
}
