import type { FacultyMember } from 'contract/people/faculty'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAsked } from '#app/framework/addresses/use-requested'

/** What a step of the browser's history keeps when the details were opened from the page below them. */
export const openedHere = 'opened here'

/**
 * Whom the address asks for, if it is one of these people, and what leaves the details: a step back to the page that
 * they were opened from; for a link from elsewhere, the same page without them.
 */
export function useAskedTeacher(members: readonly FacultyMember[]) {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  // A second Escape before the step is done would be a second step.
  const closed = useRef<string>(undefined)
  const id = useAsked('course')('teacher')
  const close = () => {
    if (closed.current === key) return
    closed.current = key
    if (state === openedHere) void navigate(-1)
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }
  return { teacher: members.find(({ _id }) => _id === id), close }
}
