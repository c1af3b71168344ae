import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { useDelayed } from '#app/lib/use-delayed'
import { useSwipe } from '#app/lib/use-swipe'
import { useTurns } from '#app/lib/use-turns'
import { Icon } from '#app/ui/icon'
import { GalleryControls } from './gallery-controls'
import type { GalleryPicture } from './gallery-picture'
import { GallerySlides } from './gallery-slides'

const pictureMilliseconds = 4000

const Lightbox = lazy(async () => ({
  default: (await importOrReload(() => import('./lightbox'))).Lightbox,
}))

export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const { isHeld, holders } = useDelayed()
  const gallery = useTurns({
    count: pictures.length,
    milliseconds: pictureMilliseconds,
    isHeld: isHeld || isEnlarged,
  })
  const { selected: visible, show } = gallery
  const swipe = useSwipe(gallery.showBy)
  const currentPicture = pictures[visible]
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="gallery-title"
      className="border-b border-line bg-tint"
    >
      <div className="container-page grid grid-cols-1 gap-6 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-14">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-col lg:items-start">
          <h2 id="gallery-title" className="text-3xl text-heading md:text-4xl">
            Gallery
          </h2>
          {currentPicture && <Words {...currentPicture} />}
          <GalleryControls {...gallery} count={pictures.length} />
        </div>
        <div {...swipe} {...holders} className="relative touch-pan-y">
          <GallerySlides pictures={pictures} shown={visible} isMoving={gallery.isRunning} />
          <button
            type="button"
            onClick={() => setIsEnlarged(true)}
            aria-label={`Enlarge picture ${visible + 1} of ${pictures.length}`}
            className="group absolute inset-0 cursor-zoom-in rounded-card noscript:hidden print:hidden"
          >
            <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-brand-950/70 text-white transition-colors duration-200 group-hover:bg-brand-950">
              <Icon of="maximize-2" className="size-4.5" />
            </span>
          </button>
        </div>
      </div>
      {isEnlarged && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            shown={visible}
            onShow={show}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Words({ alt, caption, credit }: GalleryPicture) {
  return (
    <div className="text-ink-soft lg:min-h-24 noscript:hidden">
      {caption ? (
        <p>{caption}</p>
      ) : (
        <p aria-hidden="true" className="hidden lg:block">
          {alt}
        </p>
      )}
      {credit && <p className="mt-1 text-base text-ink-muted">{`Picture: ${credit}`}</p>}
    </div>
  )
}
