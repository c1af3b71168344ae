import logo from 'college/pictures/logo.svg'
import type { ListedEvent } from '#app/data/events'
import { formatDay, formatMonth } from '#app/lib/format-date'
import { Picture } from './picture'
import { Plate } from './plate'

type Props = {
  event: ListedEvent
  sizes: string
  isFirst?: boolean
  isCard?: boolean
  className?: string
}

/** Without a picture, the day in large letters over the pattern of the department. */
export function EventPicture({ event, className = '', ...files }: Props) {
  const { _id, image, department, date } = event
  if (image) return <Picture address={image} alt="" className={className} {...files} />
  return (
    <Plate id={`pattern-${_id}`} department={department} className={className}>
      <img src={logo} alt="" width={40} height={40} />
      {!Number.isNaN(Date.parse(date)) && (
        <span aria-hidden="true" className="event-day">
          {formatDay(date)}
          <span>{formatMonth(date)}</span>
        </span>
      )}
    </Plate>
  )
}
