import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  acceptOwnOffer,
  endOwnRegistration,
  getSeats,
  getTerms,
  listOwnRegistrations,
  readRegistration,
} from 'contract/events/registrations'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'
import { eventsKey } from './events'

/** Who may register for an event, and what they are asked. */
export const seatTermsQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'terms', eventId], getTerms, call, { params: { _id: eventId } })

/** How many places are left at this moment, and how whoever is signed in stands: only browsers ask, each time. */
export const seatsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['seats', eventId],
    queryFn: ({ signal }) => browserCall(getSeats, { params: { _id: eventId }, signal }),
    staleTime: 0,
  })

/** The registration that a mailed link is for. */
export const registrationQuery = (token: string, call?: Call) =>
  callQuery(['registration', token], readRegistration, call, { query: { token } })

/** What the student who is signed in has registered for. */
export const ownRegistrationsQuery = queryOptions({
  queryKey: ['account', 'registrations'],
  queryFn: ({ signal }) => browserCall(listOwnRegistrations, { signal }),
  staleTime: 0,
})

/** Takes the place that is offered to the student, or ends a registration. */
export function useOwnRegistration() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, act }: { _id: string; act: 'accept' | 'leave' }) =>
      browserCall(act === 'accept' ? acceptOwnOffer : endOwnRegistration, {
        params: { registrationId: _id },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownRegistrationsQuery.queryKey }),
  })
}
