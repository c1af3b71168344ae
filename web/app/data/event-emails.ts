import { queryOptions, useMutation } from '@tanstack/react-query'
import { listEventEmails, previewEventEmail, sendEventEmail } from 'contract/events/event-emails'
import type { PeopleSelection } from 'contract/events/event-people'
import { call } from '#app/lib/call'
import { officeKey } from './registration-office'
import { useRefetch } from './use-refetch'

export const eventEmailsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...officeKey, 'emails', eventId],
    queryFn: async ({ signal }) =>
      (await call(listEventEmails, { params: { eventId }, signal })).emails,
    staleTime: 0,
  })

export type EmailToPeople = { subject: string; text: string; people: PeopleSelection }

export const usePreviewEmail = (eventId: string) =>
  useMutation({
    mutationFn: (body: EmailToPeople) => call(previewEventEmail, { params: { eventId }, body }),
  })

export const useSendEmail = (eventId: string) =>
  useMutation({
    mutationFn: (body: EmailToPeople & { _id: string; count: number }) =>
      call(sendEventEmail, { params: { eventId }, body }),
    onSettled: useRefetch(officeKey),
  })
