import type { PublicPicture } from 'contract/content/library/public-view'

export type GalleryPicture = PublicPicture & { _key: string }
export type EnlargedPicture = Pick<
  PublicPicture,
  'address' | 'alt' | 'caption' | 'width' | 'height'
>

type Entry = { _key: string; picture?: PublicPicture | undefined }

export const picturesOf = (gallery: readonly Entry[]): GalleryPicture[] =>
  gallery.flatMap(({ _key, picture }) => (picture ? [{ ...picture, _key }] : []))
