import { visitorMark } from 'contract/visitor-mark'

/**
 * Whether the server said, with the document, that it was asked for without a student's session. Then nobody needs to
 * ask who is signed in, which browsers would log as a failed request.
 */
export function isKnownVisitor(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  // Entries of this type are such timings.
  const { serverTiming = [] } = (document ?? {}) as Partial<PerformanceNavigationTiming>
  return serverTiming.some(({ name }) => name === visitorMark)
}
