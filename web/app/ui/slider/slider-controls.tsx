import { Icon } from '#app/ui/icon'
import type { IconName } from '#app/ui/icon-shapes'

type Props = { count: number; className: string }

/** Before the slides, so that they can be paused before they are read. Shown by `framework/islands/motion.ts`. */
export function SliderControls({ count, className }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not a set of fields
    <div
      role="group"
      aria-label="Slide controls"
      data-controls
      hidden
      className={`pointer-events-none absolute inset-x-0 z-10 ${className}`}
    >
      <div className="container-page flex justify-center md:justify-end">
        <div className="pointer-events-auto flex w-full max-w-88 items-center rounded-full bg-brand-950/75 md:w-auto md:px-1">
          <RoundButton data-pause label="Pause slides" icon="pause" iconClassName="size-4.5" />
          <RoundButton data-step={-1} label="Previous slide" icon="chevron-left" />
          {Array.from({ length: count }, (_, slide) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
              key={slide}
              type="button"
              data-show={slide}
              aria-label={`Show slide ${slide + 1}`}
              aria-current={slide === 0}
              className="slide-dot group grid h-11 min-w-[min(1.5rem,24px)] flex-1 place-items-center -outline-offset-3 md:w-8"
            >
              <span className="h-1 w-5 rounded-full bg-white/60 group-hover:bg-white group-hover:transition-colors group-hover:duration-200 group-aria-[current=true]:bg-gold-300" />
            </button>
          ))}
          <RoundButton data-step={1} label="Next slide" icon="chevron-right" />
        </div>
      </div>
    </div>
  )
}

type RoundButtonProps = {
  label: string
  icon: IconName
  iconClassName?: string
  'data-pause'?: boolean
  'data-step'?: -1 | 1
}

function RoundButton({ label, icon, iconClassName = 'size-5', ...action }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...action}
      aria-label={label}
      className="grid size-tap place-items-center rounded-full text-white -outline-offset-3 transition-colors duration-200 hover:bg-white/20"
    >
      <Icon of={icon} className={iconClassName} />
    </button>
  )
}
