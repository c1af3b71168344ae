import { type Event, getEventCalendar } from 'contract/events/events'
import { urlOf } from 'contract/platform/client'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { calendarOffers } from './calendar-offers'

export function AddToCalendar({ event }: { event: Event }) {
  const { publicUrl } = useSite()
  return (
    <>
      <a href={urlOf(getEventCalendar, { params: { _id: event._id } })} className="button-outline">
        <Icon of="calendar-plus" className="size-4.5" />
        Add to Calendar
      </a>
      <ul aria-label="Add to the calendar of" className="calendar-offers">
        {calendarOffers(event, publicUrl).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
