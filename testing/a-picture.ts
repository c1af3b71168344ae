import sharp from 'sharp'

/** A real JPEG of one colour. */
export const jpegOf = (background: string, width = 640, height = 360): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

let small: Promise<Buffer> | undefined

export async function aPicture(name = 'picture.jpg'): Promise<File> {
  small ??= jpegOf('#5c1021', 64, 36)
  return new File([new Uint8Array(await small)], name, { type: 'image/jpeg' })
}
