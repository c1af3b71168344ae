import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { addressHere } from '#app/lib/languages/page-language'
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

type RedirectToProps = RedirectProps & { state?: object | undefined }

export function RedirectTo({ path, state, children }: RedirectToProps) {
  const navigate = useNavigate()
  const redirect = useEffectEvent(() => {
    void navigate(addressHere(path), { replace: true, state }) // the router reports failures
  })
  useEffect(() => {
    redirect()
  }, [])
  return <RedirectLink path={path}>{children}</RedirectLink>
}
