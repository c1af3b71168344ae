import { useState } from 'react'
import { readStored, store } from '#app/lib/browser-storage'
import type { ViewGroup } from './shell/view'

const key = 'closed-groups'

const readClosed = (): readonly string[] => (readStored('localStorage', key) ?? '').split(' ')

/** The group of the current view opens with the view, and may be closed again. */
export function useOpenGroups(current: ViewGroup) {
  const [closed, setClosed] = useState(readClosed)
  const [entered, setEntered] = useState<ViewGroup>()
  if (entered !== current) {
    setEntered(current)
    if (closed.includes(current)) setClosed(closed.filter((one) => one !== current))
  }
  return {
    isOpen: (group: ViewGroup) => !closed.includes(group),
    toggle: (group: ViewGroup) => {
      const others = closed.filter((one) => one !== group)
      const next = closed.includes(group) ? others : [...others, group]
      setClosed(next)
      store('localStorage', key, next.join(' '))
    },
  }
}
