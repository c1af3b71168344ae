import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Level 9 saves half a percent of an 87 kB page but takes ten times as long while everybody waits. */
const brotliQuality = 7
/** For one-off responses: a search of 26 kB becomes 6.6 kB in 0.25 ms; level 4 takes 0.6 ms for 6.1 kB. */
const quickBrotliQuality = 2
const quickGzipLevel = 5
/** Up to this size, quick compression takes no longer than another thread takes to begin. */
const quickBytes = 64 * 1024
/** 256 KB finds as much in such texts; the default of 4 MB costs 15 MB of memory for a long list. */
const brotliWindowBits = 18

/** More than browsers have; limits invented headers. */
const maxRemembered = 100

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliParams = (isQuick: boolean) => ({
  [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickBrotliQuality : brotliQuality,
  [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
})
const gzipOptions = (isQuick: boolean) => (isQuick ? { level: quickGzipLevel } : {})

type Compress = (body: Buffer, wish?: { isQuick: boolean }) => Promise<Buffer>

export const compress: Record<Encoding, Compress> = {
  identity: async (body) => body,
  gzip: async (body, { isQuick } = { isQuick: false }) => {
    const compressNow = isQuick && body.length <= quickBytes ? gzipSync : compressGzip
    return compressNow(body, gzipOptions(isQuick))
  },
  br: async (body, { isQuick } = { isQuick: false }) => {
    const compressNow = isQuick && body.length <= quickBytes ? brotliCompressSync : compressBrotli
    const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return compressNow(body, { params: { ...brotliParams(isQuick), ...sizeHint } })
  },
}

export const compressor: Record<Exclude<Encoding, 'identity'>, () => Duplex> = {
  gzip: () => createGzip(gzipOptions(true)),
  br: () => createBrotliCompress({ params: brotliParams(true) }),
}

const rejection = /^q=0(\.0*)?$/

/** `q=0` means not accepted (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim())
    if (!rejection.test(weight)) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

export type EncodingOf = (header: string | undefined) => Encoding

export function rememberEncodings(): EncodingOf {
  const known = new Map<string, Encoding>()
  return (header = '') => {
    const earlier = known.get(header)
    if (earlier) return earlier
    const encoding = acceptedEncoding(header)
    if (known.size < maxRemembered) known.set(header, encoding)
    return encoding
  }
}
