import { Icon } from '#app/ui/icon'
import { LibraryPicture } from '#app/ui/library-picture'
import EnlargeButton from './enlarge-button.island'
import type { GalleryPicture } from './gallery-picture'

const pictureMilliseconds = 4000

/** Moved by `framework/islands/motion.ts`. Side by side without scripts and in print. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <section
      data-carousel={pictureMilliseconds}
      aria-roledescription="carousel"
      aria-labelledby="gallery-title"
      className="border-b border-line bg-tint"
    >
      <div className="container-page grid grid-cols-1 gap-6 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-14">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-col lg:items-start">
          <h2 id="gallery-title" className="text-3xl text-heading md:text-4xl">
            Gallery
          </h2>
          {pictures.map((picture, index) => (
            <PictureText key={picture._key} {...picture} isHidden={index > 0} />
          ))}
          <GalleryControls count={pictures.length} />
        </div>
        <div className="relative touch-pan-y">
          <div
            aria-live="polite"
            className="grid print:grid-cols-2 print:gap-3 noscript:grid-cols-2 noscript:gap-3"
          >
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
              <div
                key={picture._key}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${pictures.length}`}
                data-shown={index === 0}
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
          <EnlargeButton pictures={pictures.map(enlarged)} />
        </div>
      </div>
    </section>
  )
}

/** Shown when enlarged; here it would only make the page longer. */
const enlarged = ({ address, alt, caption, width, height }: GalleryPicture) => ({
  address,
  alt,
  caption,
  width,
  height,
})

type PictureTextProps = GalleryPicture & { isHidden: boolean }

function PictureText({ alt, caption, credit, isHidden }: PictureTextProps) {
  return (
    <div data-text hidden={isHidden} className="text-ink-soft lg:min-h-24 noscript:hidden">
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

const round =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-card text-accent transition-colors duration-200 hover:border-accent hover:bg-accent-soft'

/** Before the pictures, so that they can be paused before they are read. */
function GalleryControls({ count }: { count: number }) {
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
