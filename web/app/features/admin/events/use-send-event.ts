import { type Event, type EventUpdateForm, events } from 'contract/events'
import { eventImageBytes } from 'contract/pictures'
import { eventsKey } from '#app/data/events'
import { useRecordChanges } from '#app/data/record-changes'
import { shrinkPicture } from '#app/lib/shrink-picture'
import type { Saved } from '../use-save'

/** Sends a new or changed event, its picture within the limits. Brings the message of success, and the id. */
export function useSendEvent(event: Event | undefined) {
  const { create, update } = useRecordChanges(events, eventsKey)
  return async (
    values: EventUpdateForm,
    onUploadProgress: (share: number) => void,
  ): Promise<Saved> => {
    const image = values.image && (await shrinkPicture(values.image, eventImageBytes))
    const body = { ...values, image }
    onUploadProgress(0)
    if (event) {
      const answer = await update.mutateAsync({ _id: event._id, body, onUploadProgress })
      return { message: answer.message || events.says.updated, _id: event._id }
    }
    const answer = await create.mutateAsync({ body, onUploadProgress })
    return { message: answer.message || events.says.created, _id: answer._id }
  }
}
