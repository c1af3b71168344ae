import type { Home } from 'contract/content/home'
import { formatDate } from '#app/lib/format-date'
import { TargetLink } from '#app/ui/target-link'

type Announcement = Home['announcements'][number] & { publishedAt?: string }

export function AnnouncementList({
  announcements,
  isCopy = false,
}: {
  announcements: readonly Announcement[]
  /** A visual copy that makes the ticker endless. */
  isCopy?: boolean
}) {
  return (
    <ul
      aria-hidden={isCopy}
      inert={isCopy}
      className={`flex min-w-1/2 shrink-0 justify-around still:w-full still:shrink ${isCopy ? 'still:hidden' : 'still:grid still:gap-x-6 still:p-2 still:lg:grid-cols-2'}`}
    >
      {announcements.map((announcement) => (
        <li
          key={announcement._key}
          className="flex items-center whitespace-nowrap before:size-1.5 before:shrink-0 before:rotate-45 before:bg-gold-500 still:items-start still:pl-3 still:whitespace-normal still:before:mt-4.75"
        >
          <AnnouncementText {...announcement} />
        </li>
      ))}
    </ul>
  )
}

function AnnouncementText({ text, place, publishedAt }: Announcement) {
  const box =
    'inline-flex min-h-12 items-center gap-1 px-5 still:inline-block still:min-h-0 still:px-3 still:py-2'
  if (!place) return <span className={box}>{text}</span>
  return (
    <TargetLink
      place={place}
      className={`${box} underline-offset-4 -outline-offset-4 hover:text-gold-300 hover:underline`}
    >
      {publishedAt && (
        <time dateTime={publishedAt} className="text-gold-300">
          {formatDate(publishedAt)}
        </time>
      )}
      {publishedAt ? ` · ${text}` : text}
    </TargetLink>
  )
}
