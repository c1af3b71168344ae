import { useMutation } from '@tanstack/react-query'
import {
  type CertainSelection,
  changePeople,
  correctName,
  markPeopleCame,
  type PeopleAct,
  setRegistrationOpen,
} from 'contract/events/event-people'
import type { RegistrationTerms } from 'contract/events/registrations'
import { call } from '#app/lib/call'
import { attendanceKey } from './attendance'
import { eventsKey } from './events'
import { officeKey } from './registration-office'
import { useRefetch } from './use-refetch'

const useRefetchPeople = () => useRefetch(officeKey, attendanceKey, eventsKey)

export type PeopleChange = CertainSelection & { act: PeopleAct; reason?: string }

export const useChangePeople = (eventId: string) =>
  useMutation({
    mutationFn: (body: PeopleChange) => call(changePeople, { params: { eventId }, body }),
    onSettled: useRefetchPeople(),
  })

export const useMarkCame = (eventId: string) =>
  useMutation({
    mutationFn: (body: CertainSelection) => call(markPeopleCame, { params: { eventId }, body }),
    onSettled: useRefetchPeople(),
  })

export const useCorrectName = (eventId: string, registrationId: string) =>
  useMutation({
    mutationFn: (body: { name: string; seen: string }) =>
      call(correctName, { params: { eventId, registrationId }, body }),
    onSettled: useRefetchPeople(),
  })

export const useSetRegistrationOpen = (eventId: string) =>
  useMutation({
    mutationFn: (body: { isOpen: boolean; seen: RegistrationTerms }) =>
      call(setRegistrationOpen, { params: { eventId }, body }),
    onSettled: useRefetchPeople(),
  })
