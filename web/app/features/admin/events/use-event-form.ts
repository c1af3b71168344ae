import { zodResolver } from '@hookform/resolvers/zod'
import { college } from 'college/facts'
import { createEvent, type Event, type EventUpdateForm, updateEvent } from 'contract/events'
import { localTime } from 'contract/zoned-time'
import type { UseFormReturn } from 'react-hook-form'
import type { Panel } from '../panel'
import { usePanelForm } from '../use-panel-form'

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

/** The form, filled from the event to change. */
export function useEventForm(panel: Panel): EventFormControl {
  const { event } = panel.edited
  return usePanelForm<EventUpdateForm>(panel, {
    // A new event needs a picture; a changed one may keep its own.
    resolver: zodResolver(event ? updateEvent.schema.body : createEvent.schema.body),
    defaultValues: valuesOf(event),
  })
}
