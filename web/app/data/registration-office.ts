import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from '@tanstack/react-query'
import {
  addRegistration,
  assignSeat,
  getOfficeEvent,
  listOfficeEvents,
  listRegistrations,
  removeRegistration,
  saveTerms,
  type TermsForm,
} from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { searchRegistrations } from 'contract/events/search-registrations'
import type { PeopleFilter, PeopleSort } from 'contract/events/statuses'
import { call } from '#app/lib/call'
import { eventsKey } from './events'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const officeKey = ['registrations'] as const

const inPages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, pages }: { page: number; pages: number }) =>
    page < pages ? page + 1 : undefined,
  staleTime: 0,
  placeholderData: keepPreviousData,
} as const

export type OfficeEventsQuery = { when: 'ahead' | 'over'; search: string }

export const officeEventsQuery = ({ when, search }: OfficeEventsQuery) =>
  infiniteQueryOptions({
    queryKey: [...officeKey, 'events', when, search],
    queryFn: ({ pageParam, signal }) =>
      call(listOfficeEvents, {
        query: { when, search: search || undefined, page: String(pageParam) },
        signal,
      }),
    ...inPages,
  })

export const officeEventQuery = (eventId: string) =>
  freshQuery([...officeKey, 'event', eventId], getOfficeEvent, { params: { eventId } })

export const searchRegistrationsQuery = (search: string) =>
  queryOptions({
    queryKey: [...officeKey, 'find', search],
    queryFn: async ({ signal }) =>
      (await call(searchRegistrations, { query: { search }, signal })).registrations,
    staleTime: 0,
    gcTime: 0,
  })

export type RegistrantsQuery = {
  state: PeopleFilter | ''
  search: string
  sort: PeopleSort
  order: 'asc' | 'desc'
}

export const peopleQuery = (eventId: string, requested: RegistrantsQuery) =>
  infiniteQueryOptions({
    queryKey: [...officeKey, 'people', eventId, requested],
    queryFn: ({ pageParam, signal }) => {
      const { state, search, sort, order } = requested
      return call(listRegistrations, {
        params: { eventId },
        query: {
          state: state || undefined,
          search: search || undefined,
          page: String(pageParam),
          sort,
          order,
        },
        signal,
      })
    },
    ...inPages,
  })

export const useSaveTerms = (eventId: string) =>
  useMutation({
    mutationFn: (body: TermsForm & { seen: RegistrationTerms | undefined }) =>
      call(saveTerms, { params: { eventId }, body }),
    onSettled: useRefetch(officeKey, eventsKey),
  })

export const useAddRegistration = (eventId: string) =>
  useMutation({
    mutationFn: (body: { name: string; email: string }) =>
      call(addRegistration, { params: { eventId }, body }),
    onSuccess: useRefetch(officeKey, eventsKey),
  })

export const useAssignSeat = (eventId: string) =>
  useMutation({
    mutationFn: (registrationId: string) =>
      call(assignSeat, { params: { eventId, registrationId } }),
    onSettled: useRefetch(officeKey, eventsKey),
  })

export const useRemoveRegistration = (eventId: string) =>
  useMutation({
    mutationFn: ({ registrationId, reason }: { registrationId: string; reason: string }) =>
      call(removeRegistration, { params: { eventId, registrationId }, body: { reason } }),
    onSettled: useRefetch(officeKey, eventsKey),
  })
