import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  replace?: boolean
  /** What the step of the history keeps. */
  state?: unknown
  preventScrollReset?: boolean
}

/** Any other press is for the browser: another tab, a menu, a download. */
export const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link to a page of the same frame, which comes without a new document. React Router's own `Link` brings 4 kB along, for
 * prefetching and routers of data, of which nothing here makes use.
 */
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
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // As browsers do: the same address again is no further step.
    const options = { replace: replace ?? target === present, state, preventScrollReset }
    void navigate(to, options) // the router shows its failures itself
  }
  return <a {...rest} href={href} onClick={press} />
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
  /** Whether pages below it are others. */
  end?: boolean
}

/** A link that says when it leads to where one is. */
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
