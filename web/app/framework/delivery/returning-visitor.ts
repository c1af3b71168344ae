import { visitorMark } from 'contract/platform/visitor-mark'
import { isStudentHere } from '#app/lib/student-here'

/**
 * Whether the server said, with the document, that it was asked for without a student's session. Then nobody needs to
 * ask who is signed in, which browsers would log as a failed request. On the way back and forth browsers show what they have
 * without asking the server, so it says nothing once somebody has signed in.
 */
export function isKnownVisitor(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  // Entries of this type are such timings.
  const { serverTiming = [], type } = (document ?? {}) as Partial<PerformanceNavigationTiming>
  if (type === 'back_forward' && isStudentHere()) return false
  return serverTiming.some(({ name }) => name === visitorMark)
}
