import type { MenuEntry } from 'contract/content/menus'
import { useCatalogue, useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { TargetNavLink } from '#app/ui/target-link'
import { groupsUnder, opensSubmenu } from './menu-links'
import { MenuLists } from './menu-lists'

export function MainMenu() {
  const { menus, catalogue } = useSite()
  return (
    <nav aria-label="Main" className="relative max-lg:hidden">
      <ul className="main-links flex flex-wrap items-center justify-end">
        {menus.menu.map((entry) => (
          <li key={entry._key}>
            {opensSubmenu(entry, catalogue) ? (
              <OpeningEntry entry={entry} />
            ) : (
              entry.place && <TargetNavLink place={entry.place}>{entry.label}</TargetNavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpeningEntry({ entry }: { entry: MenuEntry }) {
  const catalogue = useCatalogue()
  // Wide panels align with the whole menu.
  const isWide = groupsUnder(entry, catalogue).length > 1
  return (
    <details data-menu="hover" className={`group/entry ${isWide ? '' : 'relative'}`}>
      <summary>
        {entry.label}
        <Icon
          of="chevron-down"
          className="size-4 transition-transform duration-200 group-open/entry:rotate-180"
        />
      </summary>
      {/* The padding lets the pointer reach the panel without leaving. */}
      <div className="absolute right-0 z-10 pt-2">
        <div className="menu-panel">
          <MenuLists entry={entry} />
        </div>
      </div>
    </details>
  )
}
