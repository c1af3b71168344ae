import type { PictureKey } from 'college/pictures'

type Encoded = {
  sources: { avif: string; webp: string }
  img: { src: string; w: number; h: number }
}
/** Pictures of events are sample content, and the one for link previews is encoded where it is used. */
export type SitePictureKey = Exclude<PictureKey, `event-${string}` | 'og-default'>

const files = import.meta.glob<Encoded>(
  [
    '../../../college/pictures/*.webp',
    '!../../../college/pictures/event-*.webp',
    '!../../../college/pictures/og-default.webp',
  ],
  {
    eager: true,
    import: 'default',
    query: {
      w: '640;960;1280;1920',
      format: 'avif;webp',
      as: 'picture',
      effort: '2',
      quality: '50',
    },
  },
)

/** The files made of a picture of the college. */
export function encodedPicture(key: SitePictureKey): Encoded {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return file
}
