import type { MenuEntry } from 'contract/content/menus'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue, useSite } from '#app/lib/site'
import { useDisclosure } from '#app/lib/use-disclosure'
import { Icon } from '#app/ui/icon'
import { TargetNavLink } from '#app/ui/target-link'
import { MenuLists } from './menu-lists'
import { groupsUnder, opens } from './opened-by'

const closeDelayMilliseconds = 200

/** For mice only; touch uses clicks. */
function useHoverOpening(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    isHovered.current = true
    setIsOpen(true)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isHovered.current = false
    timer.current = setTimeout(() => setIsOpen(false), closeDelayMilliseconds)
  }
  /** The click that follows hovering must not close the menu. Enter (`detail` 0) may. */
  const preventClose = (event: MouseEvent) => {
    // A click reopens what Escape has closed under the mouse.
    const isOpen = event.currentTarget.closest('details')?.open
    if (isOpen && isHovered.current && event.detail > 0) event.preventDefault()
  }
  return { hoverProps: { onPointerEnter: enter, onPointerLeave: leave }, keepOpen: preventClose }
}

export function MainMenu() {
  const { menus, catalogue } = useSite()
  // Keyed by navigation, so that menus close.
  const { key } = useLocation()
  return (
    <nav aria-label="Main" className="relative max-lg:hidden">
      <ul className="main-links flex flex-wrap items-center justify-end">
        {menus.menu.map((entry) => (
          <li key={entry._key}>
            {opens(entry, catalogue) ? (
              <OpeningEntry key={key} entry={entry} />
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
  const { detailsProps, setIsOpen } = useDisclosure()
  const { hoverProps, keepOpen } = useHoverOpening(setIsOpen)
  // Wide panels align with the whole menu.
  const isWide = groupsUnder(entry, catalogue).length > 1
  return (
    <details
      className={`group/entry ${isWide ? '' : 'relative'}`}
      {...detailsProps}
      {...hoverProps}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={keepOpen}>
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
