import { lazy, Suspense, useState } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { isPlainClick } from '#app/ui/link'
import { RoundLink } from './round-link'

const path = pathOf('search')

const SearchPanel = lazy(() =>
  import('./search-panel').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => {
      // If it fails to load, go to the search page.
      location.href = path
      return new Promise<never>(() => undefined)
    },
  ),
)

export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RoundLink
        path={path}
        label="Search"
        icon="search"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      />
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
