import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { currentNoticesQuery } from '#app/data/notices'
import { homeQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useHydrated } from '#app/lib/use-hydrated'
import { Icon } from '#app/ui/icon'
import { AnnouncementList } from './announcement-list'

const moving =
  'animate-[ticker_90s_linear_infinite] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] still:animate-none'

/** A focused link may have scrolled out of view. */
function scrollLinkIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** Pauses on hover, focus and with the button (WCAG 2.2.2). With reduced motion or without scripts it is a list. */
export function Ticker() {
  const { data: home } = useQuery(homeQuery())
  const { data: current } = useQuery(currentNoticesQuery(undefined))
  const isHydrated = useHydrated()
  const [isPaused, setIsPaused] = useState(false)
  if (!home) return null
  const announcements = [
    ...(current?.pinned ?? []).map(({ slug, title }) => ({
      _key: `notice-${slug}`,
      text: title,
      place: pathOf('notice', { slug }),
    })),
    ...home.announcements,
  ]
  return (
    <section
      aria-labelledby="news-title"
      className="flex items-stretch border-b border-gold-500/40 bg-brand-900 text-white print:hidden still:max-md:flex-col"
    >
      <h2
        id="news-title"
        className="flex shrink-0 items-center bg-gold-300 px-4 eyebrow font-sans text-brand-950 max-sm:tracking-wider md:px-6 still:py-3 still:md:items-start still:md:pt-5"
      >
        Latest news
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, it only follows the focus */}
      <div
        className="group min-w-0 grow overflow-hidden"
        onFocus={scrollLinkIntoView}
        onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
      >
        <div
          className={`flex w-max min-w-full still:w-auto ${isHydrated ? moving : ''} ${isPaused ? '[animation-play-state:paused]' : ''}`}
        >
          <AnnouncementList announcements={announcements} />
          {isHydrated && <AnnouncementList announcements={announcements} isCopy />}
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? 'Play news' : 'Pause news'}
        onClick={() => setIsPaused(!isPaused)}
        className="grid size-12 shrink-0 place-items-center border-l border-white/15 text-gold-300 -outline-offset-4 transition-colors duration-200 hover:bg-white/10 still:hidden"
      >
        {isPaused ? (
          <Icon of="play" className="size-4.5" />
        ) : (
          <Icon of="pause" className="size-4.5" />
        )}
      </button>
    </section>
  )
}
