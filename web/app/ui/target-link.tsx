import type { ComponentProps, ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { Link, NavLink } from './link'

type TargetLinkProps = { place: string; className?: string; children: ReactNode }

const isElsewhere = (place: string) => !place.startsWith('/')

const Elsewhere = ({ place, ...rest }: { place: string } & Omit<ComponentProps<'a'>, 'href'>) =>
  place.startsWith('https:') ? (
    <a href={place} target="_blank" rel="noopener noreferrer" {...rest} />
  ) : (
    <a href={place} {...rest} />
  )

/** Other websites open in a new tab. */
export const TargetLink = ({ place, ...rest }: TargetLinkProps) =>
  isElsewhere(place) ? <Elsewhere place={place} {...rest} /> : <Link to={place} {...rest} />

export const TargetNavLink = ({ place, children }: Omit<TargetLinkProps, 'className'>) =>
  isElsewhere(place) ? (
    <Elsewhere place={place}>{children}</Elsewhere>
  ) : (
    <NavLink to={place} end={place === pathOf('home')}>
      {children}
    </NavLink>
  )
