import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** Other clicks belong to the browser: new tab, menu, download. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** React Router's `Link` adds 4 kB for prefetching and data routers, which this site doesn't use. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  onClick,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const target = createPath(useResolvedPath(to))
  const present = createPath(useLocation())
  const navigate = useNavigate()
  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // Like browsers, which don't add a history entry for the same URL.
    const options = { replace: replace ?? target === present, state, preventScrollReset }
    void navigate(to, options) // the router shows its failures itself
  }
  return <a {...rest} href={href} onClick={act} />
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
  end?: boolean
}

export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const path = useResolvedPath(to).pathname.toLowerCase()
  const present = useLocation().pathname.toLowerCase()
  const isHere = present === path || (!end && present.startsWith(`${path}/`))
  return (
    <Link
      {...rest}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? 'active' : ''}
      to={to}
    />
  )
}
