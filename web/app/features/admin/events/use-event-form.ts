import { zodResolver } from '@hookform/resolvers/zod'
import { college } from 'college/facts'
import { type Event, type EventUpdateForm, eventForm, eventUpdateForm } from 'contract/events'
import { localTime } from 'contract/zoned-time'
import { useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useAdminSession } from '#app/data/admin'

export type EventFormControl = UseFormReturn<EventUpdateForm>

function valuesOf(event: Event | undefined): EventUpdateForm {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    date: event ? localTime(event.date, college.timeZone) : '',
    time: event?.time ?? '',
    venue: event?.venue ?? '',
    image: undefined,
  }
}

/** The form, filled from the event to change, and from what was typed when a session ended in between. */
export function useEventForm(event: Event | undefined): EventFormControl {
  const { session, dropDraft } = useAdminSession()
  const [draft] = useState(session.draft)
  const drop = useEffectEvent(dropDraft)
  useEffect(() => {
    drop()
  }, [])
  return useForm<EventUpdateForm>({
    // A new event needs a picture; a changed one may keep its own.
    resolver: zodResolver(event ? eventUpdateForm : eventForm),
    defaultValues: valuesOf(event),
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
  })
}
