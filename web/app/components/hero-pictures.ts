import { type HeroPictureKey, heroPictures } from 'college/hero-pictures'
import heroOne from 'college/pictures/hero-1.webp?cut=hero-1&w=720&format=avif&effort=2&quality=34&as=srcset'
import heroTwo from 'college/pictures/hero-2.webp?cut=hero-2&w=720&format=avif&effort=2&quality=34&as=srcset'
import heroThree from 'college/pictures/hero-3.webp?cut=hero-3&w=720&format=avif&effort=2&quality=34&as=srcset'
import heroFour from 'college/pictures/hero-4.webp?cut=hero-4&w=720&format=avif&effort=2&quality=34&as=srcset'
import heroFive from 'college/pictures/hero-5.webp?cut=hero-5&w=720&format=avif&effort=2&quality=34&as=srcset'
import type { Encoded, ShownPicture } from './college-picture'

const files = import.meta.glob<Encoded>('../../../college/pictures/hero-*.webp', {
  eager: true,
  import: 'default',
  query: {
    w: '960;1280;1920',
    format: 'avif;webp',
    as: 'shown',
    effort: '2',
    quality: '45',
  },
})

/** Cuts around what each picture is about, five to four, for the upper half of a slide on a phone. */
const portraits: Record<HeroPictureKey, string> = {
  'hero-1': heroOne,
  'hero-2': heroTwo,
  'hero-3': heroThree,
  'hero-4': heroFour,
  'hero-5': heroFive,
}

/** A picture of the slides, for `CollegePicture`. Apart from the others, so that a page loads only what it may show. */
export function heroPicture(key: HeroPictureKey): ShownPicture {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return { ...heroPictures[key], file, portrait: portraits[key] }
}
