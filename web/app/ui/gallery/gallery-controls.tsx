import { Icon } from '#app/ui/icon'

const round =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-card text-accent transition-colors duration-200 hover:border-accent hover:bg-accent-soft'

/** Before the pictures, so that they can be paused before they are read. */
export function GalleryControls({ count }: { count: number }) {
  return (
    <div className="flex items-center gap-2 print:hidden noscript:hidden">
      <p className="mr-3 font-display text-xl text-ink-soft tabular-nums">
        <span className="sr-only">Picture </span>
        <span data-place>{`1 / ${count}`}</span>
      </p>
      {/* Hidden by CSS, to avoid a layout shift. */}
      <button
        type="button"
        data-pause
        className={`${round} motion-reduce:hidden`}
        aria-label="Pause pictures"
      >
        <Icon of="pause" className="size-4.5" />
      </button>
      <button type="button" data-step={-1} className={round} aria-label="Previous picture">
        <Icon of="chevron-left" className="size-5" />
      </button>
      <button type="button" data-step={1} className={round} aria-label="Next picture">
        <Icon of="chevron-right" className="size-5" />
      </button>
    </div>
  )
}
