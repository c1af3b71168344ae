import { useMutation } from '@tanstack/react-query'
import { changeManyEvents } from 'contract/events/bulk'
import {
  cancelEvent,
  copyEvent,
  deleteEventsFollowing,
  getActionImpact,
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
import { freshQuery } from './fresh-query'
import type { RecordCalls } from './record-changes'
import { useRefetch } from './use-refetch'

export const actionImpactQuery = (eventId: string, act: NotifyingAction) => ({
  ...freshQuery([...eventsKey, 'impact', eventId, act], getActionImpact, {
    params: { _id: eventId },
    query: { act },
  }),
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
export const useEventAction = (eventId: string) =>
  useMutation({
    mutationFn: (act: EventAction) => send(eventId, act),
    onSettled: useRefetch(eventsKey),
  })

export const deletedEventsQuery = () => freshQuery([...eventsKey, 'deleted'], listDeletedEvents)

export const useRestoreEvent = () =>
  useMutation({
    mutationFn: (eventId: string) => call(restoreEvent, { params: { _id: eventId } }),
    onSettled: useRefetch(eventsKey),
  })

export const usePublishEvent = () =>
  useMutation({
    mutationFn: (eventId: string) =>
      call(changeManyEvents, { body: { act: 'publish', ids: [eventId] } }),
    onSettled: useRefetch(eventsKey),
  })

export const deleteFollowingEvents = (eventId: string) =>
  call(deleteEventsFollowing, { params: { _id: eventId } })

// Safe cast: the same schema has checked it.
const entered = (body: Record<string, unknown>) => body as EventUpdateForm

/** A copy reuses the original's picture; a change may include later events of the series. */
export const eventFormCalls = (copyOf: string | undefined, which: WhichEvents): RecordCalls => ({
  create:
    copyOf === undefined
      ? undefined
      : ({ onUploadProgress, query, body }) =>
          uploadCall(onUploadProgress)(copyEvent, {
            params: { _id: copyOf },
            query,
            body: entered(body),
          }),
  update:
    which === 'one'
      ? undefined
      : ({ _id, onUploadProgress, body }) =>
          uploadCall(onUploadProgress)(updateFollowingEvents, {
            params: { _id },
            body: entered(body),
          }),
})
