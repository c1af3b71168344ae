import {
  imageNotAccepted,
  imageTooCostly,
  megapixelsOf,
  pictureTypes,
  tooManyMegapixels,
} from 'contract/platform/pictures'
import { badRequest, unsupported } from '../http/errors.ts'
import type { Turn } from '../queues/bounded-queue.ts'
import { type EncodedPicture, isPageFormat } from './encode-picture.ts'
import { createPictureTurns } from './picture-turns.ts'
import { type RenderOrder, renderElsewhere } from './picture-workers.ts'

/** Accepted types and what sharp calls them. */
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
 * What a picture may cost. A photo of 12 megapixels takes an eighth of the time. Other systems than Linux may count pages that are free
 * again as resident: there the memory only bounds what runs away.
 */
export const renderCosts = {
  cpuSeconds: 8,
  bytes: (process.platform === 'linux' ? 300 : 700) * mebibyte,
  // A process that begins has 90 MB.
  idleBytes: 100 * mebibyte,
}

const inTurn = createPictureTurns()

/** How many uploads stand in line. */
export const waitingPictures = () => inTurn.waiting()

type What = Pick<RenderOrder, 'cut'> & { isPage?: boolean }

/**
 * Makes the files of a picture, of an upright cut of it, or the one of a picture of a text, out of an upload. Refuses what is no image that we take
 * (415), too large or too costly ones (400), and more than may stand in line of their turn (503). Here only the first bytes are looked at; all else
 * is read in a process of its own.
 */
export async function renderPicture(
  bytes: Uint8Array,
  turn: Turn = 'next',
  { cut, isPage = false }: What = {},
): Promise<EncodedPicture> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const format = type && formats[type.mime]
  const page = isPage && format && isPageFormat(format) ? format : undefined
  if (!format || (isPage && !page)) throw unsupported(imageNotAccepted)
  const most = { ...renderCosts, megapixels: megapixelsOf(type.mime) }
  const answer = await inTurn(turn, () => renderElsewhere({ bytes, format, most, cut, page }))
  if ('picture' in answer) return answer.picture
  if (answer.fault === 'too costly') throw badRequest(imageTooCostly)
  if (answer.fault === 'unreadable') throw unsupported(imageNotAccepted)
  throw badRequest(tooManyMegapixels(type.mime))
}
