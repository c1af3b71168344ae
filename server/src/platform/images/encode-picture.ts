import type { Focus } from 'contract/content/library/items'
import { pictureMaxSide, storedWidths } from 'contract/platform/pictures'
import { type PictureFormat, pictureFormats } from '../storage/picture-names.ts'
import { loadSharp } from './load-sharp.ts'

export type EncodedPicture = {
  width: number
  height: number
  color: string
  files: Uint8Array[]
}

export type Encoders = Record<PictureFormat, { quality: number; effort: number }>

export type Pixels = Awaited<ReturnType<typeof decodePicture>>

// The least effort for AVIF and half of WebP's make files 4 % larger in a third to half of the time.
const uploadEncoders: Encoders = {
  webp: { quality: 80, effort: 2 },
  avif: { quality: 50, effort: 0 },
}

export async function readHeader(bytes: Uint8Array) {
  const sharp = await loadSharp()
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { format, megapixels: (width * height) / 1_000_000 }
}

/** First frame, upright, sRGB on white, scaled down; all metadata is dropped. */
export async function decodePicture(bytes: Uint8Array, maxSide: number = pictureMaxSide) {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({
      width: maxSide,
      height: maxSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) }
}

/** Phones show large pictures above their text, in 5:4. */
const cutShape = 5 / 4
const cutWidth = 720

const between = (least: number, most: number, value: number) =>
  Math.round(Math.min(most, Math.max(least, value)))

/** The largest 5:4 crop, with the focal point as close to its centre as possible. */
export function cropAround({ width: wide, height: high, open }: Pixels, { x, y }: Focus): Pixels {
  const width = Math.round(Math.min(wide, high * cutShape))
  const height = Math.round(Math.min(high, wide / cutShape))
  const left = between(0, wide - width, (x / 100) * wide - width / 2)
  const top = between(0, high - height, (y / 100) * high - height / 2)
  return cutFrom(open, { left, top, width, height })
}

export type CropArea = { left: number; top: number; width: number; height: number }

export function cutOut({ width: wide, height: high, open }: Pixels, share: CropArea): Pixels {
  const across = (percent: number) => Math.floor((percent / 100) * wide)
  const down = (percent: number) => Math.floor((percent / 100) * high)
  return cutFrom(open, {
    left: across(share.left),
    top: down(share.top),
    width: across(share.width),
    height: down(share.height),
  })
}

function cutFrom(open: Pixels['open'], region: CropArea): Pixels {
  const { width, height } = region
  const scale = Math.min(1, cutWidth / width)
  return {
    width: Math.round(width * scale),
    height: Math.max(1, Math.round(height * scale)),
    open: () => open().extract(region),
  }
}

export async function encodePicture(
  { width, height, open }: Pixels,
  encoders = uploadEncoders,
): Promise<EncodedPicture> {
  const files: Uint8Array[] = []
  for (const stored of storedWidths(width)) {
    for (const format of pictureFormats) {
      files.push(
        await open().resize({ width: stored }).toFormat(format, encoders[format]).toBuffer(),
      )
    }
  }
  return { width, height, color: await dominantColor(open), files }
}

/** A4 at 200 dpi: small print stays legible at half the size of a camera's file. */
export const pageMaxSide = 2339

const pageEncoders = {
  jpeg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
  webp: { quality: 76, effort: 2 },
} as const
export type PageFormat = keyof typeof pageEncoders
export const isPageFormat = (format: string): format is PageFormat => format in pageEncoders

export async function encodePage(
  { width, height, open }: Pixels,
  format: PageFormat,
): Promise<EncodedPicture> {
  const file = await open().toFormat(format, pageEncoders[format]).toBuffer()
  return { width, height, color: '#ffffff', files: [file] }
}

async function dominantColor(open: Pixels['open']): Promise<string> {
  const sharp = await loadSharp()
  const small = await open().resize({ width: 64, height: 64, fit: 'inside' }).png().toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
