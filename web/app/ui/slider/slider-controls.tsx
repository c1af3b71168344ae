import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type Props = {
  count: number
  selected: number
  canPause: boolean
  isPaused: boolean
  togglePaused: () => void
  show: (slide: number) => void
  showBy: (step: number) => void
  className: string
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Before the slides, so that they can be paused before they are read. */
export function SliderControls({ className, count, selected, show, showBy, ...pause }: Props) {
  const { canPause, isPaused, togglePaused } = pause
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) showBy(step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not a set of fields
    <div
      role="group"
      aria-label="Slide controls"
      onKeyDown={turn}
      className={`pointer-events-none absolute inset-x-0 z-10 ${className}`}
    >
      <div className="container-page flex justify-center md:justify-end">
        <div className="pointer-events-auto flex w-full max-w-88 items-center rounded-full bg-brand-950/75 md:w-auto md:px-1">
          {canPause && (
            <RoundButton label={isPaused ? 'Play slides' : 'Pause slides'} onClick={togglePaused}>
              {isPaused ? (
                <Icon of="play" className="size-4.5" />
              ) : (
                <Icon of="pause" className="size-4.5" />
              )}
            </RoundButton>
          )}
          <RoundButton label="Previous slide" onClick={() => showBy(-1)}>
            <Icon of="chevron-left" className="size-5" />
          </RoundButton>
          {Array.from({ length: count }, (_, slide) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
              key={slide}
              type="button"
              aria-label={`Show slide ${slide + 1}`}
              aria-current={slide === selected}
              onClick={() => show(slide)}
              className="slide-dot group grid h-11 min-w-[min(1.5rem,24px)] flex-1 place-items-center -outline-offset-3 md:w-8"
            >
              <span className="h-1 w-5 rounded-full bg-white/60 transition-colors duration-200 group-hover:bg-white group-aria-[current=true]:bg-gold-300" />
            </button>
          ))}
          <RoundButton label="Next slide" onClick={() => showBy(1)}>
            <Icon of="chevron-right" className="size-5" />
          </RoundButton>
        </div>
      </div>
    </div>
  )
}

type RoundButtonProps = { label: string; onClick: () => void; children: ReactNode }

function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-tap place-items-center rounded-full text-white -outline-offset-3 transition-colors duration-200 hover:bg-white/20"
    >
      {children}
    </button>
  )
}
