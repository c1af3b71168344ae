import { type CampusPictureKey, campusPictures } from 'college/campus-pictures'
import type { Encoded, ShownPicture } from './college-picture'

const files = import.meta.glob<Encoded>('../../../college/pictures/{about,facility-*}.webp', {
  eager: true,
  import: 'default',
  query: { w: '480;768;1280', format: 'avif;webp', as: 'shown', effort: '2', quality: '45' },
})

/** A picture of the campus, for `CollegePicture`. */
export function campusPicture(key: CampusPictureKey): ShownPicture {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return { ...campusPictures[key], file }
}
