import { useState } from 'react'

/** Phones and tablets. */
const narrow = '(width < 64rem)'
/** With fewer entries a list is short enough to be read as it is. */
const mostUnfolded = 20
const key = 'open-parts'

function readOpen(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ')
  } catch {
    // The browser lets no site store anything.
    return []
  }
}

function keepOpen(open: readonly string[]): void {
  try {
    sessionStorage.setItem(key, open.join(' '))
  } catch {
    // As above: they are closed the next time.
  }
}

/** Which parts of a list of so many entries are open, for as long as the tab is; undefined where none is folded. */
export function useOpenParts(count: number) {
  const [isNarrow] = useState(() => window.matchMedia(narrow).matches)
  const [open, setOpen] = useState(readOpen)
  if (!isNarrow || count <= mostUnfolded) return undefined
  return {
    isOpen: (part: string) => open.includes(part),
    toggle: (part: string, isOpen: boolean) => {
      const others = open.filter((one) => one !== part)
      const next = isOpen ? [...others, part] : others
      setOpen(next)
      keepOpen(next)
    },
  }
}
