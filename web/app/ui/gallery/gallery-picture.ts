import type { ShownPicture } from 'contract/content/library/public-view'

export type GalleryPicture = ShownPicture & { _key: string }

type Entry = { _key: string; picture?: ShownPicture | undefined }

export const picturesOf = (gallery: readonly Entry[]): GalleryPicture[] =>
  gallery.flatMap(({ _key, picture }) => (picture ? [{ ...picture, _key }] : []))
