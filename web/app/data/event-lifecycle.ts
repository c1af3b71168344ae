import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelEvent,
  copyEvent,
  deleteEventsFollowing,
  getActionPermissions,
  type MoveForm,
  moveEvent,
  type NotifyingAction,
  type OffForm,
  postponeEvent,
  type ResumeForm,
  repeatEvent,
  resumeEvent,
  type SeriesForm,
  updateFollowingEvents,
  type WhichEvents,
} from 'contract/events/event-lifecycle'
import { listDeletedEvents, restoreEvent } from 'contract/events/event-trash'
import type { EventUpdateForm } from 'contract/events/events'
import { call } from '#app/lib/call'
import { uploadCall } from '#app/lib/upload'
import { eventsKey } from './events'
import type { RecordCalls } from './record-changes'

export const actionPermissionsQuery = (eventId: string, act: NotifyingAction) =>
  queryOptions({
    queryKey: [...eventsKey, 'reach', eventId, act],
    queryFn: ({ signal }) =>
      call(getActionPermissions, { params: { _id: eventId }, query: { act }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export type EventAction =
  | { act: 'move'; body: MoveForm }
  | { act: 'cancel'; body: OffForm }
  | { act: 'postpone'; body: OffForm }
  | { act: 'resume'; body: ResumeForm }
  | { act: 'repeat'; body: SeriesForm }

function send(_id: string, { act, body }: EventAction): Promise<{ message: string }> {
  const params = { _id }
  if (act === 'move') return call(moveEvent, { params, body })
  if (act === 'cancel') return call(cancelEvent, { params, body })
  if (act === 'postpone') return call(postponeEvent, { params, body })
  if (act === 'resume') return call(resumeEvent, { params, body })
  return call(repeatEvent, { params, body })
}

/** Refetches the lists even on failure: somebody else may have been faster. */
export function useEventAction(eventId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (act: EventAction) => send(eventId, act),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventsKey }),
  })
}

export const deletedEventsQuery = () =>
  queryOptions({
    queryKey: [...eventsKey, 'deleted'],
    queryFn: ({ signal }) => call(listDeletedEvents, { signal }),
    staleTime: 0,
  })

export function useRestoreEvent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (eventId: string) => call(restoreEvent, { params: { _id: eventId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventsKey }),
  })
}

export const deleteFollowingEvents = (eventId: string) =>
  call(deleteEventsFollowing, { params: { _id: eventId } })

// Safe cast: the same schema has checked it.
const entered = (body: Record<string, unknown>) => body as EventUpdateForm

/** A copy reuses the original's picture; a change may include later events of the series. */
export const eventFormCalls = (copyOf: string | undefined, which: WhichEvents): RecordCalls => ({
  create:
    copyOf === undefined
      ? undefined
      : ({ onUploadProgress, body }) =>
          uploadCall(onUploadProgress)(copyEvent, { params: { _id: copyOf }, body: entered(body) }),
  update:
    which === 'one'
      ? undefined
      : ({ _id, onUploadProgress, body }) =>
          uploadCall(onUploadProgress)(updateFollowingEvents, {
            params: { _id },
            body: entered(body),
          }),
})
