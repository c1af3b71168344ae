import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

const rendered = { operation: ['VipsForeignLoadSvg'] }

/** The text of a QR code in a picture, also in one that no upload may be: tests of uploads in this process close that. */
export async function readQr(picture: Uint8Array | string): Promise<string> {
  sharp.unblock(rendered)
  const pixels = sharp(Buffer.from(picture)).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  sharp.block(rendered)
  return decodeQR({ ...info, data })
}
