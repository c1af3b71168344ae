import { useState, useSyncExternalStore } from 'react'

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
  // Storage can be forbidden.
  try {
    const stored = localStorage.getItem(`${storageKey} ${name}`)
    return stored === 'table' || stored === 'cards' ? stored : undefined
  } catch {
    return undefined
  }
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
      try {
        localStorage.setItem(`${storageKey} ${name}`, layout)
      } catch {
        // The choice lasts until the next visit.
      }
    },
  }
}
export type ListLayoutChoice = ReturnType<typeof useListLayout>
