import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Also after a failure: somebody else may have changed the list. */
function useRefreshPeople() {
  const queryClient = useQueryClient()
  return async () => {
    for (const key of [officeKey, attendanceKey, eventsKey])
      await queryClient.invalidateQueries({ queryKey: key })
  }
}

export type PeopleChange = CertainSelection & { act: PeopleAct; reason?: string }

export function useChangePeople(eventId: string) {
  const onSettled = useRefreshPeople()
  return useMutation({
    mutationFn: (body: PeopleChange) => call(changePeople, { params: { eventId }, body }),
    onSettled,
  })
}

export function useMarkCame(eventId: string) {
  const onSettled = useRefreshPeople()
  return useMutation({
    mutationFn: (body: CertainSelection) => call(markPeopleCame, { params: { eventId }, body }),
    onSettled,
  })
}

export function useCorrectName(eventId: string, registrationId: string) {
  const onSettled = useRefreshPeople()
  return useMutation({
    mutationFn: (body: { name: string; seen: string }) =>
      call(correctName, { params: { eventId, registrationId }, body }),
    onSettled,
  })
}

export function useSetRegistrationOpen(eventId: string) {
  const onSettled = useRefreshPeople()
  return useMutation({
    mutationFn: (body: { isOpen: boolean; seen: RegistrationTerms }) =>
      call(setRegistrationOpen, { params: { eventId }, body }),
    onSettled,
  })
}
