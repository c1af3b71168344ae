import { visitorFlag } from 'contract/platform/visitor-flag'
import { studentHere } from '#app/lib/student-here'

/**
 * From the Server-Timing header: without a session there is no need to ask, and browsers would log
 * a failed request. A page from the history, or prefetched, may be older than the session.
 */
export function isKnownVisitor(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  // Entries of this type are navigation timings.
  const { serverTiming = [] } = (document ?? {}) as Partial<PerformanceNavigationTiming>
  return !studentHere() && serverTiming.some(({ name }) => name === visitorFlag)
}
