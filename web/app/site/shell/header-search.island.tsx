import { useState } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { isPlainClick } from '#app/lib/is-plain-click'
import { RoundLink } from './round-link'
import { SearchPanel } from './search-panel'

function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RoundLink
        path={pathOf('search')}
        label="Search"
        icon="search"
        isDeferred
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      />
      {isOpen && <SearchPanel onClose={() => setIsOpen(false)} />}
    </>
  )
}

export default island(HeaderSearch, { hydrate: 'interaction' })
