import type { ContentEntry } from 'contract/content/calls'
import { Refusal } from 'contract/platform/client'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCollectionCalls } from '#app/data/content'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'It could not be moved. Check the connection, then try again.'

const inOrder = (entries: readonly ContentEntry[]) =>
  entries.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1))

/** Entries in their order, and what moves one of them. The focus stays with what was moved, and what happened is said. */
export function useOrder(panel: Panel, entries: readonly ContentEntry[]) {
  const { move } = useCollectionCalls()
  const [announced, announce] = useState('')
  const ordered = inOrder(entries)
  // What is moved in the page loses the focus, which is given back when it stands there.
  const focused = useRef<string>(undefined)
  const order = ordered.map(({ _id }) => _id).join()
  useLayoutEffect(() => {
    if (order && focused.current) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [order])
  return {
    ordered,
    announced,
    /** Puts the entry at a place where another one stands now; one move at a time. */
    async moveTo(from: number, to: number, buttonId?: string): Promise<void> {
      const entry = ordered[from]
      if (!entry || from === to || move.isPending) return
      const before = ordered[to > from ? to + 1 : to]?._id
      const { _id, position, title } = entry
      focused.current = buttonId
      try {
        await move.mutateAsync({ _id, position, ...(before && { before }) })
        announce(`${title} is now ${to + 1} of ${ordered.length}`)
      } catch (error) {
        focused.current = undefined
        if (isSessionEnd(error)) return
        panel.showError((error instanceof Refusal && error.message) || failed)
      }
    },
  }
}
