import { useState } from 'react'
import { useObjectUrl } from '#app/lib/use-object-url'
import { Icon } from '#app/ui/icon'
import { resolveAddress } from '#app/ui/picture'

type PicturePreviewProps = {
  file: File | undefined
  current: string | undefined
  isPortrait?: boolean | undefined
  /** The browser can’t show the file. */
  onUnreadable: () => void
  onRemove: () => void
}

export function PicturePreview({
  file,
  current,
  isPortrait = false,
  onUnreadable,
  onRemove,
}: PicturePreviewProps) {
  const chosen = useObjectUrl(file)
  const source = file ? chosen : current && resolveAddress(current)
  const [unreadable, setUnreadable] = useState<string>()
  if (!source) return null
  return (
    <figure
      className={`overflow-hidden rounded-card border border-line bg-card ${isPortrait ? 'flex items-center gap-1 py-2 pl-4' : ''}`}
    >
      {unreadable === source ? (
        <p
          className={`grid place-items-center bg-tint text-center text-ink-muted ${isPortrait ? 'size-20 shrink-0 rounded-full text-xs' : 'aspect-video p-4'}`}
        >
          {isPortrait ? 'No preview' : 'No preview available'}
        </p>
      ) : (
        <img
          src={source}
          alt={file ? 'Preview of the chosen picture' : 'Current picture'}
          onError={() => {
            setUnreadable(source)
            onUnreadable()
          }}
          className={`bg-tint object-cover ${isPortrait ? 'size-20 shrink-0 rounded-full' : 'aspect-video w-full'}`}
        />
      )}
      <figcaption className="flex min-h-12 min-w-0 grow flex-wrap items-center justify-between gap-x-4 px-4 py-0.5">
        <span className="min-w-0 truncate text-[0.9375rem] text-ink-soft">
          {file ? `${file.name} · ${sizeOf(file)}` : 'Current picture'}
        </span>
        {file && (
          <button
            type="button"
            onClick={onRemove}
            className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-danger-700 hover:bg-danger-50"
          >
            <Icon of="trash-2" className="size-4" />
            Remove image
          </button>
        )}
      </figcaption>
    </figure>
  )
}

function sizeOf({ size }: File): string {
  const megabytes = size / (1024 * 1024)
  return megabytes < 0.1 ? `${Math.ceil(size / 1024)} kB` : `${megabytes.toFixed(1)} MB`
}
