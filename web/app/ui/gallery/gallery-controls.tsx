import { Icon } from '#app/ui/icon'

type Props = {
  selected: number
  count: number
  isPaused: boolean
  togglePaused: () => void
  showBy: (step: number) => void
}

const round =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-card text-accent transition-colors duration-200 hover:border-accent hover:bg-accent-soft'

/** Before the pictures, so that they can be paused before they are read. */
export function GalleryControls(props: Props) {
  const { selected, count, isPaused, togglePaused, showBy } = props
  const pauseIcon = isPaused ? 'play' : 'pause'
  return (
    <div className="flex items-center gap-2 print:hidden noscript:hidden">
      <p className="mr-3 font-display text-xl text-ink-soft tabular-nums">
        <span className="sr-only">Picture </span>
        {`${selected + 1} / ${count}`}
      </p>
      {/* Hidden by CSS, to avoid a layout shift. */}
      <button
        type="button"
        className={`${round} motion-reduce:hidden`}
        onClick={togglePaused}
        aria-label={isPaused ? 'Play pictures' : 'Pause pictures'}
      >
        <Icon of={pauseIcon} className="size-4.5" />
      </button>
      <button
        type="button"
        className={round}
        onClick={() => showBy(-1)}
        aria-label="Previous picture"
      >
        <Icon of="chevron-left" className="size-5" />
      </button>
      <button type="button" className={round} onClick={() => showBy(1)} aria-label="Next picture">
        <Icon of="chevron-right" className="size-5" />
      </button>
    </div>
  )
}
