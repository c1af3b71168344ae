import * as z from 'zod/mini'

/** Sizes are in bytes, taken from the decisions on the specification. */
export const eventImageBytes = 5 * 1024 * 1024
export const photoBytes = 2 * 1024 * 1024
export const pictureMegapixels = 24
/** What decodes AVIF needs 18 to 24 bytes for a pixel, several times what the others need. */
const avifMegapixels = 8

/** What is accepted, by the names that people know. */
export const pictureTypes = {
  JPG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WebP: 'image/webp',
  AVIF: 'image/avif',
} as const
/** The same for a hint at a field. */
export const pictureTypeNames = 'JPG, PNG, GIF, WebP or AVIF'

/** How many megapixels a picture of this type may have. */
export const megapixelsOf = (type: string) =>
  type === pictureTypes.AVIF ? avifMegapixels : pictureMegapixels

/** Said of a file of more than so many bytes. */
export const tooLarge = (what: 'Image' | 'Photo', bytes: number) =>
  `${what} must be ${bytes / 1024 / 1024}MB or smaller`
export const imageTooLarge = tooLarge('Image', eventImageBytes)
export const photoTooLarge = tooLarge('Photo', photoBytes)
export const imageTooCostly =
  'This image is too complex to process. Save it as a smaller JPG in an image editor and choose that file.'
export const tooManyMegapixels = (type: string) =>
  `${type === pictureTypes.AVIF ? 'AVIF image' : 'Image'} must be ${megapixelsOf(type)} megapixels or smaller`
export const imageNotAccepted = 'Only PNG, JPG, GIF or WebP images are allowed'

/** A chosen file. What it really holds, and its size, is for the server to find out. */
export const pictureFile = (missing: string) =>
  z.file(missing).check(z.refine((file) => file.size > 0, missing))

/** Widths in CSS pixels that an uploaded picture is kept in, besides its own. */
export const pictureWidths = [320, 640, 960, 1280] as const
/** A larger upload is scaled down until neither side has more pixels than this. */
export const pictureMaxSide = 1920

/** What the address of an uploaded picture says: `/uploads/<random>-<width>x<height>-<colour>.webp`. */
export type UploadedPicture = { base: string; width: number; height: number; color: string }

const uploadedPicture = /^(\/uploads\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})-([0-9a-f]{6}))\.webp$/

/** Reads an address of an uploaded picture; undefined for any other address. */
export function parseUploadedPicture(address: string): UploadedPicture | undefined {
  const [, base, width, height, color] = uploadedPicture.exec(address) ?? []
  if (!base) return undefined
  return { base, width: Number(width), height: Number(height), color: `#${color}` }
}

/** The widths in which a picture of this own width exists, smallest first. */
export function keptWidths(width: number): number[] {
  return [...pictureWidths.filter((kept) => kept < width), width]
}

/** Address of the file of a kept width. The full width in WebP is the address of the picture itself. */
export const pictureFileAddress = (
  { base, width }: UploadedPicture,
  format: 'avif' | 'webp',
  kept: number,
): string => `${base}${kept === width ? '' : `-w${kept}`}.${format}`

/** Addresses for `srcset`: one per kept width, or of these widths. */
export function pictureSrcSet(
  picture: UploadedPicture,
  format: 'avif' | 'webp',
  widths = keptWidths(picture.width),
): string {
  return widths.map((kept) => `${pictureFileAddress(picture, format, kept)} ${kept}w`).join(', ')
}
