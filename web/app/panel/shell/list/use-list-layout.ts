import { useState, useSyncExternalStore } from 'react'
import { readStored, store } from '#app/lib/browser-storage'

export type ListLayout = 'table' | 'cards'

/** A table needs room for its columns beside the sidebar. */
const wide = '(min-width: 72rem)'
const storageKey = 'panel-list-layout'

const watch = (onChange: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function storedLayout(name: string): ListLayout | undefined {
  const stored = readStored('localStorage', `${storageKey} ${name}`)
  return stored === 'table' || stored === 'cards' ? stored : undefined
}

/** Cards, as specified, until somebody chooses the table. */
export function useListLayout(name: string, other = 'Cards') {
  const isWide = useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  const [chosen, setChosen] = useState(() => storedLayout(name) ?? 'cards')
  return {
    isWide,
    /** What there is beside the table. */
    other,
    layout: isWide ? chosen : ('cards' as const),
    choose: (layout: ListLayout) => {
      setChosen(layout)
      store('localStorage', `${storageKey} ${name}`, layout)
    },
  }
}
export type ListLayoutChoice = ReturnType<typeof useListLayout>
