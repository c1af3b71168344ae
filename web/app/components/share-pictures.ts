import type { PictureKey } from 'college/pictures'

const files = import.meta.glob<string>(
  [
    '../../../college/pictures/*.webp',
    '!../../../college/pictures/{event,hero,facility}-*.webp',
    '!../../../college/pictures/{about,og-default}.webp',
  ],
  {
    eager: true,
    import: 'default',
    // The size that `PageHead` tells; JPEG, because not every link preview reads the newer formats.
    query: { w: '1200', h: '630', fit: 'cover', format: 'jpg', quality: '72' },
  },
)

/** Address of a picture of the college in the shape of link previews, for `PageHead`. */
export function sharePicture(key: PictureKey): string {
  const address = files[`../../../college/pictures/${key}.webp`]
  if (!address) throw new Error(`college/pictures/${key}.webp is missing`)
  return address
}
