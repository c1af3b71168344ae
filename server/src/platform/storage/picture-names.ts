import { randomBytes } from 'node:crypto'
import { parseUploadedPicture, storedWidths } from 'contract/platform/pictures'

const uploads = '/uploads/'
export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const newAddress = (picture: Sized) =>
  pictureAddress(randomBytes(16).toString('hex'), picture)

type Sized = { width: number; height: number; color: string }

export const pictureAddress = (name: string, { width, height, color }: Sized) =>
  `${uploads}${name}-${width}x${height}-${color.slice(1)}.webp`

/** Each width, narrowest first, in each format. Empty for other addresses. */
export function pictureFileNames(address: string): string[] {
  const picture = parseUploadedPicture(address)
  if (!picture) return []
  const stem = picture.base.slice(uploads.length)
  return storedWidths(picture.width).flatMap((width) => {
    const suffix = width === picture.width ? '' : `-w${width}`
    return pictureFormats.map((format) => `${stem}${suffix}.${format}`)
  })
}

export const isPictureFile = (name: string) =>
  /^[0-9a-f]{32}-/.test(name) && pictureFormats.some((format) => name.endsWith(`.${format}`))
