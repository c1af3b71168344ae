import type { LibraryItem } from 'contract/content/library/items'
import { parseUploadedPicture, pictureSrcSet } from 'contract/platform/pictures'
import { FileText } from 'lucide'
import { Icon } from '#app/ui/icon'
import { resolveAddress } from '#app/ui/picture'

type ItemPictureProps = {
  item: Pick<LibraryItem, 'kind' | 'address' | 'focus'>
  sizes: string
  className: string
}

export function ItemPicture({ item, sizes, className }: ItemPictureProps) {
  if (item.kind === 'document')
    return (
      <span className={`grid place-items-center bg-well text-accent ${className}`}>
        <Icon of={FileText} className="size-10" />
      </span>
    )
  const uploaded = parseUploadedPicture(item.address)
  return (
    <img
      src={resolveAddress(item.address)}
      {...(uploaded && { srcSet: pictureSrcSet(uploaded, 'webp'), sizes })}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${item.focus.x}% ${item.focus.y}%` }}
      className={`bg-well object-cover ${className}`}
    />
  )
}
