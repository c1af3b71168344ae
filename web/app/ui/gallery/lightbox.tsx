import {
  parseUploadedPicture,
  pictureFileAddress,
  pictureSrcSet,
  storedWidths,
} from 'contract/platform/pictures'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '#app/ui/icon'
import { Dialog } from '#app/ui/modal'
import { resolveAddress } from '#app/ui/picture'
import type { EnlargedPicture } from './gallery-picture'

type Props = {
  pictures: readonly EnlargedPicture[]
  first: number
  onShow: (picture: number) => void
  onClose: () => void
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A row that snaps from picture to picture, so that the browser handles swiping. */
function useSnappingRow({ pictures, first, onShow }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const scrollTo = (picture: number, behavior: ScrollBehavior) => {
    row.current?.children[picture]?.scrollIntoView({ behavior, inline: 'center' })
  }
  const note = (picture: number) => {
    setCurrent(picture)
    onShow(picture)
  }
  const show = (wanted: number) => {
    const picture = (wanted + pictures.length) % pictures.length
    // Others would be seen in passing.
    scrollTo(picture, Math.abs(picture - current) === 1 ? 'auto' : 'instant')
    note(picture)
  }
  const showFirst = useEffectEvent(() => scrollTo(first, 'instant'))
  const noteSwipe = useEffectEvent(note)
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    show(current + step)
  })
  useLayoutEffect(() => showFirst(), [])
  useEffect(() => {
    const items = [...(row.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting)
        if (visible) noteSwipe(items.indexOf(visible.target))
      },
      { root: row.current, threshold: 0.6 },
    )
    for (const item of items) observer.observe(item)
    const listen = (event: KeyboardEvent) => move(event)
    document.addEventListener('keydown', listen)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return { row, current, show }
}

export function Lightbox(props: Props) {
  const { pictures, onClose } = props
  const titleId = useId()
  const { row, current, show } = useSnappingRow(props)
  const { alt, caption } = pictures[current] ?? {}
  return (
    <Dialog
      labelledBy={titleId}
      onClose={onClose}
      className="m-0 flex size-full max-h-none max-w-none flex-col overflow-hidden bg-black text-sand-200"
    >
      <h2 id={titleId} className="sr-only">
        Enlarged pictures
      </h2>
      <div className="relative min-h-0 grow">
        <RoundButton label="Close" icon="x" className="top-3 right-3" onClick={onClose} />
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position
            <li key={index} inert={index !== current} className="size-full shrink-0 snap-center">
              <EnlargedFile {...picture} />
            </li>
          ))}
        </ul>
        <RoundButton
          label="Previous"
          icon="chevron-left"
          className="top-1/2 left-3 -translate-y-1/2"
          onClick={() => show(current - 1)}
        />
        <RoundButton
          label="Next"
          icon="chevron-right"
          className="top-1/2 right-3 -translate-y-1/2"
          onClick={() => show(current + 1)}
        />
      </div>
      <div className="mx-auto grid w-full max-w-3xl justify-items-center gap-3 px-4 pt-3 pb-4">
        <div
          aria-live="polite"
          className="flex min-h-[3lh] w-full items-baseline justify-center gap-4 sm:min-h-[2lh]"
        >
          <p className="shrink-0 font-display text-lg text-gold-300 tabular-nums">
            <span className="sr-only">Picture </span>
            {`${current + 1} / ${pictures.length}`}
          </p>
          <p aria-hidden={!caption || undefined} className="text-base leading-snug">
            {caption || alt}
          </p>
        </div>
        <Thumbnails pictures={pictures} current={current} onShow={show} />
      </div>
    </Dialog>
  )
}

function EnlargedFile({ address, alt, width, height }: EnlargedPicture) {
  const uploaded = parseUploadedPicture(address)
  return (
    <picture>
      {uploaded && (
        <source type="image/avif" srcSet={pictureSrcSet(uploaded, 'avif')} sizes="100vw" />
      )}
      <img
        src={resolveAddress(address)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </picture>
  )
}

type RoundButtonProps = {
  label: string
  icon: 'x' | 'chevron-left' | 'chevron-right'
  className: string
  onClick: () => void
}

const RoundButton = ({ label, icon, className, onClick }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`absolute z-1 grid size-11 place-items-center rounded-full bg-black/60 transition-colors duration-200 hover:bg-black ${className}`}
  >
    <Icon of={icon} className="size-6" />
  </button>
)

type ThumbnailsProps = Pick<Props, 'pictures' | 'onShow'> & { current: number }

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps): ReactNode {
  return (
    <ul className="flex max-w-full justify-[safe_center] gap-2.5 overflow-x-auto p-1">
      {pictures.map(({ address }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position
        <li key={index} className="shrink-0">
          <button
            type="button"
            aria-label={`Show picture ${index + 1} of ${pictures.length}`}
            aria-current={index === current}
            onClick={() => onShow(index)}
            className="block h-12 w-18 overflow-hidden rounded-md border-2 border-transparent opacity-70 transition-opacity duration-200 hover:opacity-100 aria-[current=true]:border-gold-300 aria-[current=true]:opacity-100 sm:h-14 sm:w-24"
          >
            <img src={smallestOf(address)} alt="" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function smallestOf(address: string): string {
  const picture = parseUploadedPicture(address)
  const [smallest = 0] = picture ? storedWidths(picture.width) : []
  return resolveAddress(picture ? pictureFileAddress(picture, 'webp', smallest) : address)
}
