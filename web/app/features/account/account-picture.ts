import { heroPictures } from 'college/hero-pictures'
import type { Encoded, ShownPicture } from '#app/components/college-picture'

const files = import.meta.glob<Encoded>('../../../../college/pictures/hero-3.webp', {
  eager: true,
  import: 'default',
  query: { w: '960;1280;1920', format: 'avif;webp', as: 'shown', effort: '2', quality: '45' },
})

/** What is seen beside the forms for students. */
export function accountPicture(): ShownPicture {
  const [file] = Object.values(files)
  if (!file) throw new Error('college/pictures/hero-3.webp is missing')
  return { ...heroPictures['hero-3'], file }
}
