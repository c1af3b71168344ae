import sharp from 'sharp'

const [width, height, framesPerSecond] = [640, 480, 5]
/** Of a ticket in the picture, which has its white border with it. */
const side = 400

/** What a camera sees: a wall, and a picture that somebody holds before it. */
async function frameOf(svg: string | undefined) {
  const wall = sharp({ create: { width, height, channels: 3, background: '#777' } })
  const held = svg && (await sharp(Buffer.from(svg)).resize(side).png().toBuffer())
  const seen = held ? wall.composite([{ input: held }]) : wall
  const light = await seen.toColourspace('b-w').raw().toBuffer()
  // Without colours, which have a quarter of the points each.
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
}

/** A film (YUV4MPEG2, which Chromium takes for a camera's pictures) of pictures in SVG, or nothing, for some seconds each. */
export async function filmOf(scenes: { svg?: string; seconds: number }[]) {
  const header = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`
  const frames: Uint8Array[] = [Buffer.from(header)]
  for (const { svg, seconds } of scenes) {
    const frame = await frameOf(svg)
    for (let count = 0; count < seconds * framesPerSecond; count++) frames.push(frame)
  }
  return Buffer.concat(frames)
}
