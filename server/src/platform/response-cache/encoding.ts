import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of a page of 87 kB the next but one, 9, saves half a percent and takes ten times as long, while all who ask for it wait. */
const brotliQuality = 7
/** For what one or few readers are sent: of a search of 46 kB it leaves two percent more, in a third of the time. */
const quickBrotliQuality = 4
const quickGzipLevel = 5
/** 256 KB to look back at, which finds as much in such texts; the usual 4 MB cost the process 15 MB for a long list. */
const brotliWindowBits = 18

/** More than browsers have, and few enough for whoever makes headers up. */
const mostRemembered = 100

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliParams = (isQuick: boolean) => ({
  [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickBrotliQuality : brotliQuality,
  [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
})
const gzipOptions = (isQuick: boolean) => (isQuick ? { level: quickGzipLevel } : {})

type Compress = (body: Buffer, wish?: { isQuick: boolean }) => Promise<Buffer>

/** Compresses text for sending, in threads of Node; identity gives it back as it is. */
export const compress: Record<Encoding, Compress> = {
  identity: async (body) => body,
  gzip: (body, { isQuick } = { isQuick: false }) => compressGzip(body, gzipOptions(isQuick)),
  br: (body, { isQuick } = { isQuick: false }) => {
    const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return compressBrotli(body, { params: { ...brotliParams(isQuick), ...sizeHint } })
  },
}

/** The same for what comes in pieces. */
export const compressor: Record<Exclude<Encoding, 'identity'>, () => Duplex> = {
  gzip: () => createGzip(gzipOptions(true)),
  br: () => createBrotliCompress({ params: brotliParams(true) }),
}

const refusal = /^q=0(\.0*)?$/

/** The best encoding that a client says it takes; `q=0` is a refusal (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim())
    if (!refusal.test(weight)) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

export type EncodingOf = (header: string | undefined) => Encoding

/** The same, for headers that come again and again: browsers send a handful of different ones. */
export function rememberEncodings(): EncodingOf {
  const known = new Map<string, Encoding>()
  return (header = '') => {
    const earlier = known.get(header)
    if (earlier) return earlier
    const encoding = acceptedEncoding(header)
    if (known.size < mostRemembered) known.set(header, encoding)
    return encoding
  }
}
