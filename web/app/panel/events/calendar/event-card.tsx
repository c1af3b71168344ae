import type { EventEntry } from 'contract/events/events'
import { ImageOff } from 'lucide'
import { memo } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { Icon } from '#app/ui/icon'
import type { CardProps } from '../../content/records/record-list'
import { CardButtons } from '../../shell/list/card-buttons'
import { CardPicture } from '../../shell/list/card-picture'
import { LongText } from '../../shell/list/long-text'
import { cardFrame, SavedBadge } from '../../shell/list/saved-badge'
import { ActButtons } from '../lifecycle/action-buttons'
import { openAct } from '../lifecycle/open-act'
import { EventLines } from './event-lines'
import { EventStatusBadge } from './event-status-badge'
import { ManageButton } from './manage-button'

const pictureSizes = '(min-width: 40rem) 24rem, 100vw'

/** Memoised: typing into the search must not render every card again. */
export const EditableEventCard = memo(function EventCard({
  entry: event,
  isSaved,
  onEdit,
  onDelete,
  onAct,
  panel,
}: CardProps<EventEntry>) {
  return (
    <article className={`flex flex-col overflow-hidden ${cardFrame(isSaved)}`}>
      {isSaved && <SavedBadge siteAddress={pathOf('event', { eventId: event._id })} />}
      <div className="relative">
        <CardPicture
          address={event.image}
          name={event.title}
          sizes={pictureSizes}
          className="aspect-video w-full"
          placeholder={<Icon of={ImageOff} className="size-10" />}
        />
        <EventStatusBadge event={event} className="absolute top-3 left-3 shadow-card" />
        <span className="absolute right-3 bottom-3 rounded-md bg-brand-950/85 px-2.5 py-0.5 text-sm font-semibold text-white">
          {eventWhenHere.days(event)}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 translate="no" className="text-lg wrap-anywhere text-heading">
          {event.title}
        </h2>
        <LongText text={event.description} />
        <EventLines event={event} />
        <ManageButton event={event} panel={panel} />
        <CardButtons
          name={event.title}
          onEdit={() => onEdit(event)}
          onDelete={() => onDelete(event)}
        />
        <ActButtons event={event} onAct={(act) => openAct(panel, event, act, onAct)} />
      </div>
    </article>
  )
})
