import { randomBytes } from 'node:crypto'
import { keptWidths, parseUploadedPicture } from 'contract/pictures'

const uploads = '/uploads/'
const base = '[0-9a-f]{32}-\\d{1,4}x\\d{1,4}-[0-9a-f]{6}'
const fileName = new RegExp(`^${base}(-w\\d{1,4})?\\.(webp|avif)$`)
const leadingBase = new RegExp(`^${base}(?=[-.])`)

export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Whether this is the name of a stored file; no other name reaches a disk or a bucket. */
export function isPictureFileName(name: string): boolean {
  return fileName.test(name)
}

/** What the address of the picture begins with that a file, finished or not, belongs to. */
export function addressBase(name: string): string | undefined {
  const [found] = leadingBase.exec(name) ?? []
  return found && uploads + found
}

/** An address that nothing has yet; `color` is `#rrggbb`. */
export function newAddress(picture: { width: number; height: number; color: string }): string {
  const random = randomBytes(16).toString('hex')
  return `${uploads}${random}-${picture.width}x${picture.height}-${picture.color.slice(1)}.webp`
}

/** The files of an uploaded picture: for each kept width, narrowest first, one in each format. None for any other address. */
export function pictureFileNames(address: string): string[] {
  const picture = parseUploadedPicture(address)
  if (!picture) return []
  const stem = picture.base.slice(uploads.length)
  return keptWidths(picture.width).flatMap((width) => {
    const suffix = width === picture.width ? '' : `-w${width}`
    return pictureFormats.map((format) => `${stem}${suffix}.${format}`)
  })
}
