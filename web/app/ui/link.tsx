import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }

/** A plain link: each page is a document. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />

type NavLinkProps = Omit<LinkProps, 'className'> & { end?: boolean }

/** For server-rendered parts only. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const path = to.toLowerCase()
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
