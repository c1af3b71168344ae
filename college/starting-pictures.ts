import { campusPictures } from './campus-pictures.ts'
import { heroCuts } from './hero-cuts.ts'
import { heroPictures } from './hero-pictures.ts'
import { pictures } from './pictures.ts'

/**
 * The pictures that the library of a college begins with, by the ids that its content names: `pictures/<id>.webp`, what
 * each shows, and which part of it phones get where that was chosen by hand (see `heroCuts`).
 */
export const startingPictures: ReadonlyMap<string, { alt: string; cut?: string }> = new Map(
  Object.entries({ ...heroPictures, ...campusPictures, ...pictures }).map(([id, { alt }]) => {
    const cut = new Map(Object.entries(heroCuts)).get(id)
    return [id, { alt, ...(cut && { cut }) }]
  }),
)
