import { useState } from 'react'

/** Shorter lists are not folded. */
const maxUnfolded = 20
const key = 'open-parts'

function readOpen(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ')
  } catch {
    // Storage is disabled.
    return []
  }
}

function saveOpenParts(open: readonly string[]): void {
  try {
    sessionStorage.setItem(key, open.join(' '))
  } catch {
    // As above: the parts start closed next time.
  }
}

export function useOpenParts(count: number) {
  const [open, setOpen] = useState(readOpen)
  if (count <= maxUnfolded) return undefined
  return {
    isOpen: (part: string) => open.includes(part),
    toggle: (part: string, isOpen: boolean) => {
      const others = open.filter((one) => one !== part)
      const next = isOpen ? [...others, part] : others
      setOpen(next)
      saveOpenParts(next)
    },
  }
}
