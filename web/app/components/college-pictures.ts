import type { PictureKey } from 'college/pictures'
import heroOne from 'college/pictures/hero-1.webp?w=480;720&aspect=2:3&fit=cover&position=attention&format=avif;webp&effort=2&quality=34&as=picture'
import heroTwo from 'college/pictures/hero-2.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=34&as=picture'
import heroThree from 'college/pictures/hero-3.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=34&as=picture'
import heroFour from 'college/pictures/hero-4.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=34&as=picture'
import heroFive from 'college/pictures/hero-5.webp?w=480;720&aspect=2:3&fit=cover&position=right&format=avif;webp&effort=2&quality=34&as=picture'

export type Encoded = {
  sources: { avif: string; webp: string }
  img: { src: string; w: number; h: number }
}

/** Large pictures, 1920 wide. */
const heroes = import.meta.glob<Encoded>('../../../college/pictures/hero-*.webp', {
  eager: true,
  import: 'default',
  query: {
    w: '640;960;1280;1920',
    format: 'avif;webp',
    as: 'picture',
    effort: '2',
    quality: '45',
  },
})

/** All others, 1280 wide. */
const others = import.meta.glob<Encoded>(
  [
    '../../../college/pictures/*.webp',
    '!../../../college/pictures/{event,hero}-*.webp',
    '!../../../college/pictures/og-default.webp',
  ],
  {
    eager: true,
    import: 'default',
    query: { w: '480;768;1280', format: 'avif;webp', as: 'picture', effort: '2', quality: '45' },
  },
)

const files = { ...heroes, ...others }

/** Upright cuts around what each picture is about. */
const portraits: Partial<Record<PictureKey, Encoded>> = {
  'hero-1': heroOne,
  'hero-2': heroTwo,
  'hero-3': heroThree,
  'hero-4': heroFour,
  'hero-5': heroFive,
}

/** The files made of a picture of the college. */
export function encodedPicture(key: PictureKey): Encoded {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return file
}

/** Two thirds as wide as high, for pictures that fill a phone; not every picture has one. */
export function encodedPortrait(key: PictureKey): Encoded | undefined {
  return portraits[key]
}
