import * as z from 'zod/mini'

/** In bytes; from the decisions on the specification. */
export const eventImageBytes = 5 * 1024 * 1024
export const photoBytes = 2 * 1024 * 1024
export const pictureMegapixels = 24
/** Decoding AVIF needs 18 to 24 bytes per pixel, several times more than the other types. */
const avifMegapixels = 8

export const pictureTypes = {
  JPG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WebP: 'image/webp',
  AVIF: 'image/avif',
} as const
export const pictureTypeNames = 'JPG, PNG, GIF, WebP or AVIF'

export const megapixelsOf = (type: string) =>
  type === pictureTypes.AVIF ? avifMegapixels : pictureMegapixels

export const pictureTooLarge = (what: 'Image' | 'Photo', bytes: number) =>
  `${what} must be ${bytes / 1024 / 1024}MB or smaller`
export const imageTooLarge = pictureTooLarge('Image', eventImageBytes)
export const photoTooLarge = pictureTooLarge('Photo', photoBytes)
export const imageTooCostly =
  'This image is too complex to process. Save it as a smaller JPG in an image editor and choose that file.'
export const tooManyMegapixels = (type: string) =>
  `${type === pictureTypes.AVIF ? 'AVIF image' : 'Image'} must be ${megapixelsOf(type)} megapixels or smaller`
export const imageNotAccepted = 'Only PNG, JPG, GIF or WebP images are allowed'

/** The server checks type and size. */
export const pictureFile = (missing: string) =>
  z.file(missing).check(z.refine((file) => file.size > 0, missing))

/** Stored widths in CSS pixels, in addition to the original width. */
export const pictureWidths = [320, 640, 960, 1280] as const
/** Larger uploads are scaled down until neither side exceeds this. */
export const pictureMaxSide = 1920

/** From `/uploads/<random>-<width>x<height>-<colour>.webp`. */
export type UploadedPicture = { base: string; width: number; height: number; color: string }

const uploadedPicture = /^(\/uploads\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})-([0-9a-f]{6}))\.webp$/

export function parseUploadedPicture(address: string): UploadedPicture | undefined {
  const [, base, width, height, color] = uploadedPicture.exec(address) ?? []
  if (!base) return undefined
  return { base, width: Number(width), height: Number(height), color: `#${color}` }
}

export function storedWidths(width: number): number[] {
  return [...pictureWidths.filter((stored) => stored < width), width]
}

/** The full width in WebP is the address of the picture itself. */
export const pictureFileAddress = (
  { base, width }: UploadedPicture,
  format: 'avif' | 'webp',
  stored: number,
): string => `${base}${stored === width ? '' : `-w${stored}`}.${format}`

export function pictureSrcSet(
  picture: UploadedPicture,
  format: 'avif' | 'webp',
  widths = storedWidths(picture.width),
): string {
  return widths
    .map((stored) => `${pictureFileAddress(picture, format, stored)} ${stored}w`)
    .join(', ')
}

/** Begins the names of drawn portraits. Names of uploads are random, so one in four billion does, too. */
export const placeholderPortraitName = 'd7a30000'
export const placeholderPortraits = `/uploads/${placeholderPortraitName}`

/** A drawing that stands in for a photo until there is one. */
export const isPlaceholderPortrait = (address: string): boolean =>
  address.startsWith(placeholderPortraits)
