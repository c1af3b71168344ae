import type { CollegePicture } from './pictures.ts'

/** Of the campus as a whole: on the home page and the page about the college. */
export const campusPictures = {
  about: {
    alt: 'Front view of the main building along a paved path, with lamp posts, benches and the fountain before the domed gateway',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoKAAYADMDOJbACdAD5+17iYADch3Apiy1DMqUBdAAAAA==',
  },
  'facility-library': {
    alt: 'Reading tables with open books and green lamps below the book-lined gallery and the tall arched window of the library',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoKAAYADMDOJbACdAEf9nrPAAD746x3yUVBXxpGGgJDTIAA',
  },
  'facility-labs': {
    alt: 'Science laboratory: a dark bench with coloured flasks and reagent bottles, wooden stools, and a periodic table beside the chalkboard',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACQAQCdASoKAAYADMDOJYwAAuqPgAAA22iQ+XI9BKpQEAAA',
  },
  'facility-sports': {
    alt: 'Basketball hoop and ball on the outdoor court at low sun, trees and floodlights behind',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACQAQCdASoKAAYADMDOJbAC7AELHMAA92AbuUNEB6whXgAA',
  },
} as const satisfies Record<string, CollegePicture>

export type CampusPictureKey = keyof typeof campusPictures
