import type { CollegePicture } from './pictures.ts'

/** The large pictures of the slides, each 1920 pixels wide or more. */
export const heroPictures = {
  'hero-1': {
    alt: 'The main building in evening sun: red brick arcades with sandstone arches, a domed central gateway with four-columned turrets, palms, flower beds and a fountain on the lawn',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoKAAYADMDOJbAAAY3rUADNieBfUHi1vb9FNwAA',
  },
  'hero-2': {
    alt: 'Double-height library reading hall with timber beams, a tall arched window, book-lined galleries and rows of wooden tables with green reading lamps',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoKAAYADMDOJagCdAED5iqJGAD+glt0e6jqqrHPHvaXMMAA',
  },
  'hero-3': {
    alt: 'Courtyard with brick and sandstone arcades on three sides, a clock tower, a round fountain, benches and a lawn in low sun',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJbAAApY56gAA+5qBE20QBjeVJ/IAAAA=',
  },
  'hero-4': {
    alt: 'Science laboratory with long dark benches, stools, shelves of reagent bottles, coloured flasks and a green chalkboard at the far end',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJYwAAlKJUIAA/G7pnV0mkam5dQoAAAA=',
  },
  'hero-5': {
    alt: 'Sports ground with a blue basketball court, red running track, striped football field and a brick pavilion with flags',
    blur: 'data:image/webp;base64,UklGRiwAAABXRUJQVlA4ICAAAACQAQCdASoKAAYADMDOJaACsAEOBAAA91rco2sfLEAAAA==',
  },
} as const satisfies Record<`hero-${number}`, CollegePicture>

export type HeroPictureKey = keyof typeof heroPictures
