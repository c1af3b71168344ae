import { useState } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'

/** When the page was first painted, after its navigation began. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
}

/**
 * Tells how many seconds a part has been in sight. One that came with the document has been since it was painted: its
 * script comes later, and whoever types fast on a slow phone is no program.
 */
export function useFirstSight(): () => number {
  const isDelivered = !useHydrated()
  const [seenAt] = useState(() => (isDelivered ? undefined : performance.now()))
  return () => Math.round((performance.now() - (seenAt ?? firstPaint())) / 100) / 10
}
