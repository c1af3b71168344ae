import type { MenuEntry } from 'contract/content/menus'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { TargetNavLink } from '#app/ui/target-link'
import { opensSubmenu } from './menu-links'
import { MenuLists } from './menu-lists'
import { TopLinkList } from './top-links'

export function MobileMenu() {
  const { menus, catalogue } = useSite()
  return (
    <details data-menu className="group/menu lg:hidden">
      <summary className="grid size-tap list-none place-items-center rounded-md text-accent [&::-webkit-details-marker]:hidden">
        <span className="sr-only">
          <span className="group-open/menu:hidden">Open menu</span>
          <span className="hidden group-open/menu:inline">Close menu</span>
        </span>
        <Icon of="menu" className="size-6 group-open/menu:hidden" />
        <Icon of="x" className="hidden size-6 group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-lift"
      >
        <TopLinkList className="menu-top-links container-page" />
        <ul className="menu-links container-page pt-2 pb-6">
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
    </details>
  )
}

function OpeningEntry({ entry }: { entry: MenuEntry }) {
  return (
    <details className="group/entry">
      <summary>
        {entry.label}
        <Icon
          of="chevron-down"
          className="size-5 transition-transform duration-200 group-open/entry:rotate-180"
        />
      </summary>
      <MenuLists entry={entry} />
    </details>
  )
}
