import type { PictureKey } from 'college/pictures'
import heroOne from 'college/pictures/hero-1.webp?w=480;720&aspect=2:3&fit=cover&position=attention&format=avif;webp&effort=2&quality=40&as=picture'
import heroTwo from 'college/pictures/hero-2.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=40&as=picture'
import heroThree from 'college/pictures/hero-3.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=40&as=picture'
import heroFour from 'college/pictures/hero-4.webp?w=480;720&aspect=2:3&fit=cover&format=avif;webp&effort=2&quality=40&as=picture'
import heroFive from 'college/pictures/hero-5.webp?w=480;720&aspect=2:3&fit=cover&position=right&format=avif;webp&effort=2&quality=40&as=picture'

export type Encoded = {
  sources: { avif: string; webp: string }
  img: { src: string; w: number; h: number }
}
/** Pictures of events are sample content, and the one for link previews is encoded where it is used. */
export type SitePictureKey = Exclude<PictureKey, `event-${string}` | 'og-default'>

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
    query: { w: '480;800;1280', format: 'avif;webp', as: 'picture', effort: '2', quality: '50' },
  },
)

const files = { ...heroes, ...others }

/** Upright cuts around what each picture is about. */
const portraits: Partial<Record<SitePictureKey, Encoded>> = {
  'hero-1': heroOne,
  'hero-2': heroTwo,
  'hero-3': heroThree,
  'hero-4': heroFour,
  'hero-5': heroFive,
}

/** The files made of a picture of the college. */
export function encodedPicture(key: SitePictureKey): Encoded {
  const file = files[`../../../college/pictures/${key}.webp`]
  if (!file) throw new Error(`college/pictures/${key}.webp is missing`)
  return file
}

/** Two thirds as wide as high, for pictures that fill a phone; not every picture has one. */
export function encodedPortrait(key: SitePictureKey): Encoded | undefined {
  return portraits[key]
}
