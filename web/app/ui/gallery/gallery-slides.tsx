import { useHydrated } from '#app/lib/use-hydrated'
import { LibraryPicture } from '#app/ui/library-picture'
import type { GalleryPicture } from './gallery-picture'

type Props = {
  pictures: readonly GalleryPicture[]
  shown: number
  /** Automatic changes aren't announced. */
  isMoving: boolean
}

/** Side by side without scripts and in print. */
export function GallerySlides({ pictures, shown, isMoving }: Props) {
  const isHydrated = useHydrated()
  return (
    <div
      aria-live={isMoving ? 'off' : 'polite'}
      className="grid print:grid-cols-2 print:gap-3 noscript:grid-cols-2 noscript:gap-3"
    >
      {pictures.map((picture, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
        <div
          key={picture._key}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${pictures.length}`}
          inert={isHydrated && index !== shown}
          data-shown={index === shown}
          className="col-start-1 row-start-1 opacity-0 transition-opacity duration-300 ease-calm data-[shown=true]:opacity-100 print:col-auto print:row-auto print:opacity-100 noscript:col-auto noscript:row-auto noscript:opacity-100"
        >
          <LibraryPicture
            picture={picture}
            sizes="(min-width: 1216px) 48rem, (min-width: 1024px) 64vw, 100vw"
            className="relative aspect-video rounded-card"
          />
        </div>
      ))}
    </div>
  )
}
