import { type PictureKey, pictures } from 'college/pictures'
import type { Encoded, ShownPicture } from './college-picture'

const files = import.meta.glob<Encoded>(
  [
    '../../../college/pictures/*.webp',
    '!../../../college/pictures/{event,hero,facility}-*.webp',
    '!../../../college/pictures/{about,og-default}.webp',
  ],
  {
    eager: true,
    import: 'default',
    query: { w: '480;768;1280', format: 'avif;webp', as: 'shown', effort: '2', quality: '45' },
  },
)

/** A picture of a course or a group of courses, for `CollegePicture`. */
export function collegePicture(key: PictureKey): ShownPicture {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return { ...pictures[key], file }
}
