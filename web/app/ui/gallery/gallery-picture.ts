import type { ShownPicture } from 'contract/content/library/public-view'

/** A picture of a gallery, named by its place there. */
export type GalleryPicture = ShownPicture & { _key: string }

type Entry = { _key: string; picture?: ShownPicture | undefined }

/** The pictures of a gallery that are still in the library. */
export const picturesOf = (gallery: readonly Entry[]): GalleryPicture[] =>
  gallery.flatMap(({ _key, picture }) => (picture ? [{ ...picture, _key }] : []))
