import { useEffect, useEffectEvent } from 'react'
import {
  type ComponentProps,
  createModule,
  type Plugin,
  useEvents,
  useLightboxState,
} from 'yet-another-react-lightbox'

function useEscape(onEscape: () => void) {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    caption?: string
  }
}

function WithFoot({ children }: ComponentProps) {
  const { slides, currentIndex } = useLightboxState()
  const { publish } = useEvents()
  useEscape(() => publish('close'))
  const { alt, caption } = slides[currentIndex] ?? {}
  const show = (index: number) => {
    const count = index - currentIndex
    if (count > 0) publish('next', { count })
    if (count < 0) publish('prev', { count: -count })
  }
  return (
    <div className="flex h-full flex-col bg-black">
      <div className="relative grow">{children}</div>
      <div className="mx-auto grid w-full max-w-3xl justify-items-center gap-3 px-4 pt-3 pb-4 text-sand-200">
        <div className="flex min-h-[3lh] w-full items-baseline justify-center gap-4 sm:min-h-[2lh]">
          <p className="shrink-0 font-display text-lg text-gold-300 tabular-nums">
            <span className="sr-only">Picture </span>
            {`${currentIndex + 1} / ${slides.length}`}
          </p>
          {caption ? (
            <p className="text-base leading-snug">{caption}</p>
          ) : (
            <p aria-hidden="true" className="text-base leading-snug">
              {alt}
            </p>
          )}
        </div>
        <ul className="flex max-w-full justify-[safe_center] gap-2.5 overflow-x-auto">
          {slides.map(({ src, srcSet = [] }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position
            <li key={index} className="shrink-0">
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${slides.length}`}
                aria-current={index === currentIndex}
                onClick={() => show(index)}
                className="block h-12 w-18 overflow-hidden rounded-md border-2 border-transparent opacity-70 transition-opacity duration-200 hover:opacity-100 aria-[current=true]:border-gold-300 aria-[current=true]:opacity-100 sm:h-14 sm:w-24"
              >
                <img src={srcSet[0]?.src ?? src} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export const footPlugin: Plugin = ({ addParent }) =>
  addParent('controller', createModule('foot', WithFoot))
