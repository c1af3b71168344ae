import { useState } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
}

/**
 * Seconds since the form was visible. A delivered form counts from first paint: its script comes later, and fast typists
 * on slow phones aren't bots.
 */
export function useFirstVisible(): () => number {
  const isDelivered = !useHydrated()
  const [seenAt] = useState(() => (isDelivered ? undefined : performance.now()))
  return () => Math.round((performance.now() - (seenAt ?? firstPaint())) / 100) / 10
}
