import { useSite } from '#app/lib/site'
import { TargetNavLink } from '#app/ui/target-link'

/** The line above the header of wide screens; on phones it is the first block of the menu. */
export function TopLinks() {
  const { topLinks } = useSite().menus
  if (topLinks.length === 0) return null
  return (
    <nav aria-label="Key pages" className="bg-brand-950 max-lg:hidden print:hidden">
      <TopLinkList className="top-links container-page flex flex-wrap justify-end" />
    </nav>
  )
}

export function TopLinkList({ className }: { className: string }) {
  const { topLinks } = useSite().menus
  if (topLinks.length === 0) return null
  return (
    <ul className={className}>
      {topLinks.map(({ _key, place, label }) => (
        <li key={_key}>
          <TargetNavLink place={place}>{label}</TargetNavLink>
        </li>
      ))}
    </ul>
  )
}
