import { useState } from 'react'
import type { ViewGroup } from './shell/view'

const key = 'closed-groups'

function readClosed(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ')
  } catch {
    // Storage is disabled.
    return []
  }
}

function saveClosed(closed: readonly string[]): void {
  try {
    localStorage.setItem(key, closed.join(' '))
  } catch {
    // As above: remembered until the page is closed.
  }
}

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
      saveClosed(next)
    },
  }
}
