import { visitorFlag } from 'contract/platform/visitor-flag'
import { isStudentHere } from '#app/lib/student-here'

/**
 * From the Server-Timing header: without a student's session nobody needs to ask, and browsers would log a failed
 * request. Pages from the history don't ask the server, so their answer may be stale and isn't used.
 */
export function isKnownVisitor(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  // Entries of this type are navigation timings.
  const { serverTiming = [], type } = (document ?? {}) as Partial<PerformanceNavigationTiming>
  if (type === 'back_forward' && isStudentHere()) return false
  return serverTiming.some(({ name }) => name === visitorFlag)
}
