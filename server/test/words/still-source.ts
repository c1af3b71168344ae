import { heroPictures } from 'college/hero-pictures'
import { pictures } from 'college/pictures'

/** What pages say of the college and nobody can edit yet, by where it stands. Whoever makes something editable takes its line away. */
export const stillSource = (): Record<string, unknown> => ({
  heroPictures,
  pictures,
})
