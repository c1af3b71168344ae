import type { EventForm } from 'contract/events'
import sharp from 'sharp'

let pixel: Promise<Buffer> | undefined

/** A small real JPEG. */
export async function aPicture(name = 'picture.jpg'): Promise<File> {
  pixel ??= sharp({ create: { width: 64, height: 36, channels: 3, background: '#5c1021' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(await pixel)], name, { type: 'image/jpeg' })
}

/** A form that passes, but for what is given. */
export async function anEvent(given: Partial<EventForm> = {}): Promise<EventForm> {
  return {
    title: 'Annual Sports Day',
    description: 'Track and field events for every department, from morning to evening.',
    date: '2030-01-15T10:00',
    image: await aPicture(),
    ...given,
  }
}
