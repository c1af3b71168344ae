import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  acceptOwnOffer,
  endOwnRegistration,
  getRegistrationTerms,
  getSeats,
  listOwnRegistrations,
  readRegistration,
} from 'contract/events/registrations'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'
import { eventsKey } from './events'

export const seatTermsQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'terms', eventId], getRegistrationTerms, call, {
    params: { _id: eventId },
  })

/** Never on the server or cached: it changes with every registration. */
export const seatsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['seats', eventId],
    queryFn: ({ signal }) => browserCall(getSeats, { params: { _id: eventId }, signal }),
    staleTime: 0,
  })

export const registrationQuery = (token: string, call?: Call) =>
  callQuery(['registration', token], readRegistration, call, { query: { token } })

export const ownRegistrationsQuery = queryOptions({
  queryKey: ['account', 'registrations'],
  queryFn: ({ signal }) => browserCall(listOwnRegistrations, { signal }),
  staleTime: 0,
})

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
