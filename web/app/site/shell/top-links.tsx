import { offeredTranslations } from '#app/framework/addresses/language-prefix'
import { useSite } from '#app/lib/site'
import { TargetNavLink } from '#app/ui/target-link'
import { LanguageSwitch } from './language-switch'

/** The line above the header. On phones the links are the first block of the menu, and only the languages stay here. */
export function TopLinks() {
  const { topLinks } = useSite().menus
  const hasLanguages = offeredTranslations.length > 0
  if (topLinks.length === 0 && !hasLanguages) return null
  return (
    <div className={`bg-brand-950 print:hidden${hasLanguages ? '' : ' max-lg:hidden'}`}>
      <div className="container-page flex flex-wrap justify-end">
        {topLinks.length > 0 && (
          <nav aria-label="Key pages" className="max-lg:hidden">
            <TopLinkList className="top-links flex flex-wrap justify-end" />
          </nav>
        )}
        {hasLanguages && (
          <nav aria-label="Languages" className="top-links">
            <LanguageSwitch />
          </nav>
        )}
      </div>
    </div>
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
