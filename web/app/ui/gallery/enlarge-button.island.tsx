import { useRef, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { Icon } from '#app/ui/icon'
import type { EnlargedPicture } from './gallery-picture'
import { Lightbox } from './lightbox'

type Props = { pictures: readonly EnlargedPicture[] }

function EnlargeButton({ pictures }: Props) {
  const [first, setFirst] = useState<number>()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const carousel = () => buttonRef.current?.closest('[data-carousel]')
  // To `framework/islands/motion.ts`.
  const dispatch = (type: 'lightbox-view' | 'lightbox-close', detail?: number) =>
    carousel()?.dispatchEvent(new CustomEvent(type, { detail }))
  const enlarge = () => {
    const slides = [...(carousel()?.querySelectorAll('[data-shown]') ?? [])]
    setFirst(slides.findIndex((slide) => slide.getAttribute('data-shown') === 'true'))
  }
  const close = () => {
    setFirst(undefined)
    // Safari doesn’t focus buttons that are clicked, so it has nothing to go back to.
    buttonRef.current?.focus()
    dispatch('lightbox-close')
  }
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        data-place
        data-enlarge
        onClick={enlarge}
        aria-label={`Enlarge picture 1 of ${pictures.length}`}
        // The number follows the picture, even before hydration.
        suppressHydrationWarning
        className="group absolute inset-0 cursor-zoom-in rounded-card noscript:hidden print:hidden"
      >
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-brand-950/70 text-white transition-colors duration-200 group-hover:bg-brand-950">
          <Icon of="maximize-2" className="size-4.5" />
        </span>
      </button>
      {first !== undefined && (
        <Lightbox
          pictures={pictures}
          first={first}
          onShow={(picture) => dispatch('lightbox-view', picture)}
          onClose={close}
        />
      )}
    </>
  )
}

export default island(EnlargeButton, { hydrate: 'interaction' })
