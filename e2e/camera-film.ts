import sharp from 'sharp'

const [width, height, framesPerSecond] = [640, 480, 5]
/** Includes the ticket's white border. */
const side = 400

/** A camera image: a picture held up in front of a wall. */
async function frameOf(svg: string | undefined) {
  const wall = sharp({ create: { width, height, channels: 3, background: '#777' } })
  const held = svg && (await sharp(Buffer.from(svg)).resize(side).png().toBuffer())
  const seen = held ? wall.composite([{ input: held }]) : wall
  const light = await seen.toColourspace('b-w').raw().toBuffer()
  // Grey: colour planes have a quarter of the pixels.
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
}

/** A film (YUV4MPEG2, which Chromium accepts as a camera) of SVG pictures, or an empty wall, for some seconds each. */
export async function filmOf(scenes: { svg?: string; seconds: number }[]) {
  const header = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`
  const frames: Uint8Array[] = [Buffer.from(header)]
  for (const { svg, seconds } of scenes) {
    const frame = await frameOf(svg)
    for (let count = 0; count < seconds * framesPerSecond; count++) frames.push(frame)
  }
  return Buffer.concat(frames)
}
