import { CircleHelp, ExternalLink, Menu } from 'lucide'
import { useRef } from 'react'
import { useNavigationType } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { locationHeaderOf } from './location-header'
import { SearchField } from './search/search-field'
import type { Panel } from './shell/panel'
import { useOnVisit } from './shell/use-on-visit'
import type { PanelLocation } from './use-panel-location'
import { viewOf } from './views'

/** With so few, the sidebar is enough, and there is no search. */
const fewViews = 2

const headerLink =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md px-3 font-semibold text-accent hover:bg-accent-soft'

type PanelHeaderProps = { place: PanelLocation; panel: Panel; onMenu: () => void }

export function PanelHeader({ place, panel, onMenu }: PanelHeaderProps) {
  const college = useCollege()
  const { title, description, label } = locationHeaderOf(place)
  const heading = useFocusOnVisit(place.visit)
  const sidebarViews = panel.views.filter(({ id }) => !viewOf(id).isSearchOnly)
  return (
    <header className="border-b border-line bg-card px-4 py-4 sm:px-6 lg:px-8">
      <title>{`${label ?? title} | Admin Panel | ${college.name}`}</title>
      <div className="mx-auto grid max-w-[84rem] gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            onClick={onMenu}
            aria-haspopup="dialog"
            aria-label="Open menu"
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft lg:hidden"
          >
            <Icon of={Menu} className="size-6" />
          </button>
          <p className="flex min-w-min flex-1 flex-wrap gap-x-3 text-[0.9375rem] leading-snug wrap-break-word text-ink-muted">
            <span className="font-semibold text-accent">Welcome back, Admin</span>
            <span>{college.name}</span>
          </p>
          {panel.canOpen('help') && (
            <button type="button" onClick={() => panel.open('help')} className={headerLink}>
              <Icon of={CircleHelp} className="size-4" />
              <span className="max-sm:sr-only">Help</span>
            </button>
          )}
          <a href={pathOf('events')} target="_blank" rel="noreferrer" className={headerLink}>
            <Icon of={ExternalLink} className="size-4" />
            <span className="max-sm:sr-only">View website</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {panel.canOpen('search') && sidebarViews.length > fewViews && (
            <SearchField
              isOfContent={panel.canOpen('website')}
              q={place.start.choice?.q ?? ''}
              onSearch={(q) => panel.open('search', { choice: { q } })}
            />
          )}
        </div>
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.6rem,1.2rem+1.5vw,2.1rem)] text-heading outline-none"
          >
            {title}
            {label && <span className="sr-only">{`: ${label}`}</span>}
          </h1>
          <p className="text-ink-soft">{description}</p>
        </div>
      </div>
    </header>
  )
}

/** Moves the focus: screen readers don't notice a change of view without a new page. */
function useFocusOnVisit(visit: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isReturn = useNavigationType() === 'POP'
  useOnVisit(visit, () => {
    // On Back and Forward the router restores the scroll position.
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  })
  return heading
}
