import { college } from 'college/facts'
import type { ContactMessage } from 'contract/messaging/messages'
import { localDay } from 'contract/platform/zoned-time'
import { formatDate, formatTime } from '#app/lib/format-date'
import { truncate } from '../../shell/list/truncate'
import { messageStatusLabels } from './status-labels'

function arrivedAt(instant: string, now: Date): string {
  const isToday =
    localDay(instant, college.timeZone) === localDay(now.toISOString(), college.timeZone)
  return isToday ? formatTime(instant) : formatDate(instant)
}

export const rowId = ({ _id }: ContactMessage) => `message-${_id}`

type MessageRowProps = {
  message: ContactMessage
  isOpened: boolean
  now: Date
  onOpen: (message: ContactMessage) => void
}

export function MessageRow({ message, isOpened, now, onOpen }: MessageRowProps) {
  const isUnread = !message.readAt
  const weight = isUnread ? 'font-semibold text-ink' : 'text-ink-soft'
  return (
    <button
      id={rowId(message)}
      type="button"
      aria-current={isOpened || undefined}
      onClick={() => onOpen(message)}
      className="grid w-full grid-cols-[0.625rem_minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-3 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 aria-[current=true]:bg-accent-soft"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full ${isUnread ? 'bg-primary dark:bg-accent' : ''}`}
      />
      <span className={`truncate ${weight}`}>
        {isUnread && <span className="sr-only">Unread:</span>} <bdi>{message.name}</bdi>
      </span>{' '}
      <time dateTime={message.createdAt} className="text-sm text-ink-muted">
        {arrivedAt(message.createdAt, now)}
      </time>{' '}
      <span className={`col-span-2 col-start-2 truncate ${weight}`}>
        {message.subject || message.topic || 'No subject'}
      </span>{' '}
      <span className="col-span-2 col-start-2 truncate text-[0.9375rem] text-ink-muted">
        {message.status && (
          <span className="font-semibold text-leaf-700">
            {messageStatusLabels[message.status]} ·{' '}
          </span>
        )}
        <bdi>{truncate(message.message)}</bdi>
      </span>
    </button>
  )
}
