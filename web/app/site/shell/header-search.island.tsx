import { type MouseEvent, useState } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { RoundLink } from './round-link'
import { SearchPanel } from './search-panel'

/** Other clicks belong to the browser: new tab, menu, download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RoundLink
        path={pathOf('search')}
        label="Search"
        icon="search"
        isPress
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

export default island(HeaderSearch, { wake: 'touch' })
