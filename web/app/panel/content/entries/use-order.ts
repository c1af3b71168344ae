import type { ContentEntry } from 'contract/content/calls'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCollectionCalls } from '#app/data/content'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'

const failed = 'It could not be moved. Check your connection and try again.'

const inOrder = (entries: readonly ContentEntry[]) =>
  entries.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1))

/** Focus follows the moved entry, and every move is announced. */
export function useOrder(panel: Panel, entries: readonly ContentEntry[]) {
  const { move } = useCollectionCalls()
  const [announced, announce] = useState('')
  const ordered = inOrder(entries)
  // Moving a node in the DOM drops its focus; it is restored after the render.
  const focused = useRef<string>(undefined)
  const order = ordered.map(({ _id }) => _id).join()
  useLayoutEffect(() => {
    if (order && focused.current) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [order])
  return {
    ordered,
    announced,
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
        reportFailure(error, panel.showError, failed)
      }
    },
  }
}
