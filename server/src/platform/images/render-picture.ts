import {
  imageNotAccepted,
  imageTooCostly,
  megapixelsOf,
  pictureTypes,
  tooManyMegapixels,
} from 'contract/platform/pictures'
import { badRequest, unsupported } from '../errors.ts'
import type { Turn } from '../queues/bounded-queue.ts'
import { type EncodedPicture, isPageFormat } from './encode-picture.ts'
import { createPictureTurns } from './picture-turns.ts'
import { type RenderOrder, renderElsewhere } from './picture-workers.ts'

const formats: Record<string, string | undefined> = {
  [pictureTypes.JPG]: 'jpeg',
  [pictureTypes.PNG]: 'png',
  'image/apng': 'png',
  [pictureTypes.GIF]: 'gif',
  [pictureTypes.WebP]: 'webp',
  [pictureTypes.AVIF]: 'heif',
}

const mebibyte = 1024 * 1024

/**
 * A 12-megapixel photo takes an eighth of the time. Outside Linux, freed pages may count as resident, so memory is only a rough
 * limit there.
 */
export const renderCosts = {
  cpuSeconds: 8,
  bytes: (process.platform === 'linux' ? 300 : 700) * mebibyte,
  // A fresh process has 90 MB.
  idleBytes: 100 * mebibyte,
}

const inTurn = createPictureTurns()

export const waitingPictures = () => inTurn.waiting()

type What = Pick<RenderOrder, 'cut'> & { isPage?: boolean }

/**
 * Rejects with 415 if it is not an accepted image, 400 if it is too large or costly, and 503 if the queue is full. Only the
 * first bytes are read here, the rest in a child process. A file isn't copied before its turn.
 */
export async function renderPicture(
  source: Uint8Array | Blob,
  turn: Turn = 'next',
  { cut, isPage = false }: What = {},
): Promise<EncodedPicture> {
  const { fileTypeFromBlob, fileTypeFromBuffer } = await import('file-type')
  const isFile = source instanceof Blob
  const type = await (isFile ? fileTypeFromBlob(source) : fileTypeFromBuffer(source)).catch(
    () => undefined,
  )
  const format = type && formats[type.mime]
  const page = isPage && format && isPageFormat(format) ? format : undefined
  if (!format || (isPage && !page)) throw unsupported(imageNotAccepted)
  const most = { ...renderCosts, megapixels: megapixelsOf(type.mime) }
  const answer = await inTurn(turn, async () => {
    const bytes = isFile ? await source.bytes() : source
    return renderElsewhere({ bytes, format, most, cut, page })
  })
  if ('picture' in answer) return answer.picture
  if (answer.fault === 'too costly') throw badRequest(imageTooCostly)
  if (answer.fault === 'unreadable') throw unsupported(imageNotAccepted)
  throw badRequest(tooManyMegapixels(type.mime))
}
