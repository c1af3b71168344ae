import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'

type Props = {
  count: number
  selected: number
  isPlaying: boolean
  togglePlaying: () => void
  show: (slide: number) => void
  showBy: (step: number) => void
}

const round =
  'grid size-11 place-items-center rounded-full text-white transition-colors duration-200 hover:bg-white/20'

/** Comes before the slides, so that they can be paused before they are read. */
export function SliderControls({ count, selected, isPlaying, togglePlaying, show, showBy }: Props) {
  const PlayIcon = isPlaying ? Pause : Play
  return (
    <div className="absolute inset-x-0 bottom-14 z-10 md:bottom-20">
      <div className="container-page flex items-center justify-center gap-1 pb-3 md:justify-end md:pb-5">
        <button
          type="button"
          className={round}
          onClick={togglePlaying}
          aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
        >
          <PlayIcon aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          className={round}
          onClick={() => showBy(-1)}
          aria-label="Previous slide"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={slide}
            type="button"
            aria-label={`Show slide ${slide + 1}`}
            aria-current={slide === selected}
            onClick={() => show(slide)}
            className="group grid h-11 w-7 place-items-center"
          >
            <span className="h-1.5 w-5 rounded-full bg-white/45 transition-colors duration-200 group-hover:bg-white group-aria-[current=true]:bg-gold-300" />
          </button>
        ))}
        <button type="button" className={round} onClick={() => showBy(1)} aria-label="Next slide">
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  )
}
