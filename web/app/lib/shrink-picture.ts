import { megapixelsOf, pictureMaxSide, pictureMegapixels } from 'contract/platform/pictures'

const sentAsTheyAre = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])
const maximumPixels = pictureMegapixels * 1_000_000
const qualities = [0.9, 0.8, 0.65, 0.5]

type Size = { width: number; height: number }

export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    pictureMaxSide / Math.max(width, height),
    Math.sqrt(maximumPixels / (width * height)),
  )
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

/** Applies the camera's rotation. Files that are fine or unreadable come back unchanged; the server decides. */
export async function shrinkPicture(file: File, maximumBytes: number): Promise<File> {
  const bitmap = await readPicture(file)
  if (!bitmap) return file
  try {
    const isFine =
      file.size <= maximumBytes &&
      bitmap.width * bitmap.height <= megapixelsOf(file.type) * 1_000_000 &&
      sentAsTheyAre.has(file.type)
    return isFine ? file : ((await encodeWithin(bitmap, file.name, maximumBytes)) ?? file)
  } finally {
    bitmap.close()
  }
}

async function readPicture(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

async function encodeWithin(bitmap: ImageBitmap, name: string, maximumBytes: number) {
  const canvas = document.createElement('canvas')
  const size = shrunkSize(bitmap)
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  for (const quality of qualities) {
    const blob = await encode(canvas, quality)
    if (blob && blob.size <= maximumBytes) return pictureFile(blob, name)
  }
  return undefined
}

/** WebP keeps transparency; browsers that can't write it produce JPEG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

function pictureFile(blob: Blob, name: string): File {
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type })
}
