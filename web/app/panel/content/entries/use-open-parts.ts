import { useState } from 'react'
import { readStored, store } from '#app/lib/browser-storage'

/** Shorter lists are not folded. */
const maxUnfolded = 20
const key = 'open-parts'

const readOpen = (): string[] => (readStored('sessionStorage', key) ?? '').split(' ')

export function useOpenParts(count: number) {
  const [open, setOpen] = useState(readOpen)
  if (count <= maxUnfolded) return undefined
  return {
    isOpen: (part: string) => open.includes(part),
    toggle: (part: string, isOpen: boolean) => {
      const others = open.filter((one) => one !== part)
      const next = isOpen ? [...others, part] : others
      setOpen(next)
      store('sessionStorage', key, next.join(' '))
    },
  }
}
