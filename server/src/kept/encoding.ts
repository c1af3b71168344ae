import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of a page of 87 kB the next but one, 9, saves half a percent and takes ten times as long, while all who ask for it wait. */
const brotliQuality = 7
/** 256 KB to look back at, which finds as much in such texts; the usual 4 MB cost the process 15 MB for a long list. */
const brotliWindowBits = 18

/** More than browsers have, and few enough for whoever makes headers up. */
const mostRemembered = 100

export type Encoding = 'br' | 'gzip' | 'identity'

/** Compresses text for sending; identity gives it back as it is. */
export const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  gzip: (body) => compressGzip(body),
  br: (body) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
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
