import { loadSharp } from 'server/src/platform/images/load-sharp.ts'

const sharp = await loadSharp()

/** A linear congruential generator (Numerical Recipes): the same numbers in every run. */
function randomBytes(length: number, amplitude: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = 128 - amplitude + ((state >>> 16) % (2 * amplitude + 1))
  }
  return bytes
}

/** Noise is the hardest to encode. */
function noise(width: number, height: number): ReturnType<typeof sharp> {
  const pixels = randomBytes(width * height * 3, 127)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Smooth shapes with sensor noise, like a photo. */
async function photo(width: number, height: number) {
  const shapes = await noise(24, 18).resize(width, height, { kernel: 'cubic' }).png().toBuffer()
  const grain = { raw: { width, height, channels: 3 as const } }
  const input = randomBytes(width * height * 3, 12)
  return sharp(shapes).composite([{ input, ...grain, blend: 'soft-light' }])
}

/** Uploads by name, within the limits of bytes and pixels. */
export const pictureSamples: Record<string, () => Promise<Buffer>> = {
  'phone photo, 12 MP JPEG': async () => (await photo(4000, 3000)).jpeg({ quality: 85 }).toBuffer(),
  'phone photo held upright, 12 MP JPEG': async () =>
    (await photo(4000, 3000)).withMetadata({ orientation: 6 }).jpeg({ quality: 85 }).toBuffer(),
  'phone photo, 24 MP JPEG': async () => (await photo(6000, 4000)).jpeg({ quality: 80 }).toBuffer(),
  'noise, 1920 × 2560 JPEG': async () => noise(1920, 2560).jpeg({ quality: 30 }).toBuffer(),
  'noise, 1920 × 4096 JPEG': async () => noise(1920, 4096).jpeg({ quality: 8 }).toBuffer(),
  'noise, 24 MP JPEG': async () => noise(4000, 6000).jpeg({ quality: 3 }).toBuffer(),
  'noise, 24 MP progressive 4:4:4 JPEG': async () =>
    noise(4240, 5650)
      .jpeg({ quality: 2, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'plain colour, 24 MP PNG': async () =>
    sharp({ create: { width: 6000, height: 4000, channels: 4, background: '#80402080' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  'plain colour, 24 MP GIF': async () =>
    sharp({ create: { width: 4240, height: 5650, channels: 4, background: '#80402080' } })
      .gif({ effort: 1 })
      .toBuffer(),
  'photo, 8 MP AVIF': async () => (await photo(3264, 2448)).avif({ effort: 0 }).toBuffer(),
  'noise, 8 MP AVIF with alpha': async () =>
    noise(2448, 3264).ensureAlpha(0.5).avif({ effort: 0, quality: 25 }).toBuffer(),
  'noise, 24 MP WebP': async () => noise(6000, 4000).webp({ quality: 1, effort: 0 }).toBuffer(),
  'photo, 24 MP lossless WebP': async () =>
    sharp(await (await photo(1500, 1000)).png().toBuffer())
      .resize(6000, 4000, { kernel: 'nearest' })
      .webp({ lossless: true, effort: 2 })
      .toBuffer(),
}
