import { useQuery } from '@tanstack/react-query'
import { currentNoticesQuery } from '#app/data/notices'
import { homeQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { AnnouncementList } from './announcement-list'

/**
 * Pauses on hover, focus and with the button (WCAG 2.2.2), which `framework/islands/motion.ts` listens to. With reduced
 * motion or without scripts it is a list.
 */
export function Ticker() {
  const { data: home } = useQuery(homeQuery())
  const { data: current } = useQuery(currentNoticesQuery(undefined))
  if (!home) return null
  const announcements = [
    ...(current?.pinned ?? []).map(({ slug, title, publishedAt }) => ({
      _key: `notice-${slug}`,
      text: title,
      place: pathOf('notice', { slug }),
      publishedAt,
    })),
    ...home.announcements,
  ]
  return (
    <section
      data-ticker=""
      aria-labelledby="news-title"
      className="group/ticker flex items-stretch border-b border-gold-500/40 bg-brand-900 text-white print:hidden still:max-md:flex-col"
    >
      <h2
        id="news-title"
        className="flex shrink-0 items-center bg-gold-300 px-4 eyebrow font-sans text-brand-950 max-sm:tracking-wider md:px-6 still:py-3 still:md:items-start still:md:pt-5"
      >
        Latest news
      </h2>
      <div data-view className="group min-w-0 grow overflow-hidden">
        <div className="flex w-max min-w-full animate-[ticker_90s_linear_infinite_paused] group-data-[ticker=running]/ticker:[animation-play-state:running] group-focus-within:[animation-play-state:paused]! group-hover:[animation-play-state:paused]! still:w-auto still:animate-none">
          <AnnouncementList announcements={announcements} />
          <AnnouncementList announcements={announcements} isCopy />
        </div>
      </div>
      <button
        type="button"
        data-pause
        aria-label="Pause news"
        className="grid size-12 shrink-0 place-items-center border-l border-white/15 text-gold-300 -outline-offset-4 transition-colors duration-200 hover:bg-white/10 still:hidden"
      >
        <Icon of="pause" className="size-4.5" />
      </button>
    </section>
  )
}
