import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { pathOf } from '#app/pages/path-of'

// Should it not arrive, there is the page of the search.
const SearchPanel = lazy(() =>
  import('./search-panel').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => ({ default: LeadToSearch }),
  ),
)

type PanelProps = { onClose: () => void }

function LeadToSearch(_: PanelProps): ReactNode {
  useEffect(() => location.assign(pathOf('search')), [])
  return null
}

/** Leads to the search; with scripts it opens a field under the header, which suggests what there is. */
export function HeaderSearch() {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  // Another page brings none.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === key
  const close = () => {
    setOpenOn(undefined)
    link.current?.focus()
  }
  return (
    <>
      <Link
        ref={link}
        to={pathOf('search')}
        aria-label="Search"
        aria-expanded={isOpen || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpenOn(isOpen ? undefined : key)
        }}
        className="grid size-11 place-items-center rounded-full text-accent transition-colors duration-200 hover:bg-accent-soft"
      >
        <Icon of="search" className="size-5" />
      </Link>
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      )}
    </>
  )
}
