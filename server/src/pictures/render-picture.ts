import { imageNotAccepted, pictureMegapixels } from 'contract/pictures'
import { boundedQueue } from '../bounded-queue.ts'
import { badRequest, unsupported } from '../errors.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { loadSharp } from './load-sharp.ts'
import { renderElsewhere } from './render-processes.ts'

/** Accepted types and what sharp calls them. */
const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

const queued = boundedQueue({ atOnce: 2, waiting: 8 })

/** How many uploads stand in line. */
export const waitingPictures = () => queued.waiting()

/** Makes the files of a picture out of an upload. Refuses what is no image that we take, and too large ones. */
export async function renderPicture(bytes: Uint8Array): Promise<EncodedPicture> {
  await checkHeader(bytes)
  const answer = await queued(() => renderElsewhere(bytes))
  if ('unreadable' in answer) throw unsupported(imageNotAccepted)
  return answer.picture
}

/** Refuses by what the header says, before anything is decoded. */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await orRefuse(fileTypeFromBuffer(bytes))
  const format = type && formats[type.mime]
  if (!format) throw unsupported(imageNotAccepted)
  const sharp = await loadSharp()
  const header = await orRefuse(sharp(bytes, { limitInputPixels: false }).metadata())
  if (header.format !== format) throw unsupported(imageNotAccepted)
  if (header.width * header.height > pictureMegapixels * 1_000_000)
    throw badRequest(`Image must be ${pictureMegapixels} megapixels or smaller`)
}

/** Whatever the reader stumbles over is not an image that we take. */
async function orRefuse<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch {
    throw unsupported(imageNotAccepted)
  }
}
