import type { Course } from 'contract/content/courses'
import type { ShownPicture } from 'contract/library/shown'

/** A picture of a gallery, named by its place there. */
export type GalleryPicture = ShownPicture & { _key: string }

/** The pictures of a gallery that are still in the library. */
export const picturesOf = (gallery: Course['gallery']): GalleryPicture[] =>
  gallery.flatMap(({ _key, picture }) => (picture ? [{ ...picture, _key }] : []))
