import type { FacultyMember } from 'contract/people/faculty'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'

/** Marks history entries that opened the details from the page below. */
export const openedHere = 'opened here'

/** `close` goes back to the page the details were opened from, or removes the query for links from elsewhere. */
export function useRequestedTeacher(members: readonly FacultyMember[]) {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  // A second Escape before navigation ends would go back twice.
  const closed = useRef<string>(undefined)
  const id = useRequestedQuery('course')('teacher')
  const close = () => {
    if (closed.current === key) return
    closed.current = key
    if (state === openedHere) void navigate(-1)
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }
  return { teacher: members.find(({ _id }) => _id === id), close }
}
